import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

export const S3_KEY = {
  keyId: 'AKIDEXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'eu-central-1',
}

/** The Authorization header that a request has to come with (AWS Signature Version 4), worked out anew from what came. */
function signatureOf({ method = '', url = '', headers }: IncomingMessage): string {
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const date = String(headers['x-amz-date'])
  const scope = `${date.slice(0, 8)}/${S3_KEY.region}/s3/aws4_request`
  const lines = signed.split(';').map((name) => `${name}:${headers[name]}\n`)
  const request = [method, url, '', lines.join(''), signed, headers['x-amz-content-sha256']].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${S3_KEY.secret}`)
  const signature = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(request)].join('\n')).toString('hex')
  return `AWS4-HMAC-SHA256 Credential=${S3_KEY.keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`
}

/** A stand-in for S3 with one bucket: refuses what is not signed rightly, or not what its digest says. */
export async function startS3() {
  const s3 = {
    objects: new Map<string, Buffer>(),
    /** Method and path of each request. */
    asked: [] as string[],
    /** Statuses to answer with, before it does what it is asked. */
    refusals: [] as number[],
    url: '',
    close: async () => {},
  }
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { method = '', url = '', headers } = request
    s3.asked.push(`${method} ${url}`)
    const refusal = s3.refusals.shift()
    if (refusal !== undefined) return response.writeHead(refusal, { location: '/elsewhere' }).end('<Error/>')
    const isSigned = headers.authorization === signatureOf(request) && /(^|;)host(;|,)/.test(signedOf(request))
    if (!isSigned) return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    if (method === 'PUT') {
      // S3 takes nothing whose length it is not told before.
      if (headers['content-length'] === undefined) return response.writeHead(411).end()
      if (headers['x-amz-content-sha256'] !== sha256(body)) return response.writeHead(400).end()
      s3.objects.set(url, body)
      return response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      s3.objects.delete(url)
      return response.writeHead(204).end()
    }
    const object = s3.objects.get(url)
    if (object === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    return response.writeHead(206).end(object.subarray(Number(from), Number(to) + 1))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  s3.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/satsang/recordings`
  s3.close = () => {
    http.closeAllConnections()
    return new Promise((resolve) => http.close(() => resolve()))
  }
  return s3
}

const signedOf = ({ headers }: IncomingMessage) =>
  /SignedHeaders=[^,]+,/.exec(headers.authorization ?? '')?.[0].replace('SignedHeaders=', ';') ?? ''
