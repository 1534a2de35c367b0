import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { type RecordingStore, readFilePieces } from './recordingStore.ts'

export type S3Options = {
  /** With the bucket, and a folder in it where wished: https://s3.eu-central-1.amazonaws.com/satsang/recordings */
  url: string
  keyId: string
  secret: string
  /** Left out, the host of the URL tells it, and else it is us-east-1. */
  region?: string | undefined
  timeoutMs?: number
}

/** The store may take this long to take a recording, or to begin with giving one, ms. */
const TIMEOUT_MS = 60_000
/** Further tries when it is overloaded or fails. */
const RETRIES = 2

/** In a bucket of Amazon S3, or of what speaks as it does: Cloudflare R2, MinIO, Garage, Ceph. */
export function s3Store({ url, keyId, secret, region, timeoutMs = TIMEOUT_MS }: S3Options): RecordingStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    retries: RETRIES,
    ...(region === undefined ? {} : { region }),
  })
  /** @throws for every answer but a success and the statuses that are said to be one */
  const call = async (id: string, init: RequestInit, alsoGood: number[] = []) => {
    // Not a signal of so long: it would end what a slow listener is still reading.
    const ending = new AbortController()
    const timer = setTimeout(() => ending.abort(), timeoutMs)
    const response = await client
      .fetch(`${url}/${id}.wav`, {
        ...init,
        // Nobody's voice goes elsewhere than it was meant to.
        redirect: 'error',
        signal: ending.signal,
      })
      .finally(() => clearTimeout(timer))
    if (response.ok || alsoGood.includes(response.status)) return response
    await response.body?.cancel()
    throw Object.assign(new Error('the store of recordings refused'), { code: `S3_${response.status}` })
  }
  return {
    incoming: join(tmpdir(), 'satsang-incoming'),
    async put(id, file) {
      const hash = createHash('sha256')
      for await (const piece of readFilePieces(file)) hash.update(piece)
      // The store compares it, so that what it says it has is what came.
      const headers = { 'Content-Type': 'audio/wav', 'X-Amz-Content-Sha256': hash.digest('hex') }
      await (await call(id, { method: 'PUT', headers, body: await openAsBlob(file) })).body?.cancel()
    },
    async open(id, { from, count }) {
      const headers = { Range: `bytes=${from}-${from + count - 1}` }
      const { status, body } = await call(id, { headers }, [404])
      if (status !== 404 && body !== null) return Readable.fromWeb(body as ReadableStream)
      await body?.cancel()
      return undefined
    },
    async remove(id) {
      await (await call(id, { method: 'DELETE' }, [404])).body?.cancel()
    },
  }
}
