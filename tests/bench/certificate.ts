import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export type Certificate = {
  key: string
  cert: string
  /** Digest of the public key, for Chromium's `--ignore-certificate-errors-spki-list`. */
  spki: string
}

const OID = { commonName: '550403', subjectAltName: '551d11', ecdsaWithSha256: '2a8648ce3d040302' }

/** One DER element: its tag, its length, its content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const size = body.length.toString(16)
  const long = Buffer.from(size.padStart(size.length + (size.length % 2), '0'), 'hex')
  const length =
    body.length < 0x80 ? Buffer.from([body.length]) : Buffer.concat([Buffer.from([0x80 | long.length]), long])
  return Buffer.concat([Buffer.from([tag]), length, body])
}
const sequence = (...content: Buffer[]) => der(0x30, ...content)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

/** A certificate for 127.0.0.1 that lives for a day, signed by itself: node:crypto makes keys, but no certificates. */
export function createCertificate(now = Date.now()): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicBytes = publicKey.export({ type: 'spki', format: 'der' })
  const algorithm = sequence(oid(OID.ecdsaWithSha256))
  const name = sequence(der(0x31, sequence(oid(OID.commonName), der(0x0c, Buffer.from('127.0.0.1')))))
  const addresses = sequence(der(0x87, Buffer.from([127, 0, 0, 1])))
  const toSign = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(new Date(now - 3_600_000)), time(new Date(now + 86_400_000))),
    name,
    publicBytes,
    der(0xa3, sequence(sequence(oid(OID.subjectAltName), der(0x04, addresses)))),
  )
  const signature = sign('sha256', toSign, privateKey)
  const bytes = sequence(toSign, algorithm, der(0x03, Buffer.from([0]), signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    spki: createHash('sha256').update(publicBytes).digest('base64'),
  }
}
