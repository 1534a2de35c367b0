// The ways in: what they refuse. Nobody is signed in here, because only a person can be.

import type { Client } from './client.ts'
import { exampleOf } from './requests.ts'
import { equal, holds, NotTried, type Rows } from './rows.ts'
import type { Subject } from './subject.ts'

/** No Indian mobile number begins so, and the contract takes it. */
const NOBODYS_PHONE = '+910000000000'

/** @param phone of the person who runs this: a code is sent to it */
export async function lookAtSignIn(client: Client, rows: Rows, subject: Subject, phone?: string): Promise<void> {
  const device = subject.newDevice()
  await rows.look('loginWithGoogle', 'refuses a credential that nobody gave, 401 (D8)', async () => {
    const body = exampleOf('loginWithGoogle', { referral_code: undefined })
    await client.refused('loginWithGoogle', [401], { device, body }, 'a made-up credential')
  })
  await rows.look('sendWhatsappOtp', 'sends a code, and the next one only later', async () => {
    if (phone === undefined) throw new NotTried('it sends a code to somebody: --phone +91… is not given')
    const asking = { device, body: exampleOf('sendWhatsappOtp', { phone_number: phone }) }
    equal('success', (await client.right('sendWhatsappOtp', asking)).success, true)
    // A second one within 300 s may be 429, and has to say then how long to wait.
    const again = await client.ask('sendWhatsappOtp', asking)
    if (again.status !== 429) {
      client.expectStatus('sendWhatsappOtp', again, [200])
      client.read('sendWhatsappOtp', again)
      return
    }
    client.problem(again)
    const wait = again.headers.get('retry-after') ?? ''
    holds(/^[1-9]\d*$/.test(wait), 'Retry-After in seconds with 429', wait || 'none')
  })
  await rows.look('verifyWhatsappOtp', 'refuses a wrong code', async () => {
    const over = { phone_number: NOBODYS_PHONE, otp_code: '000000', referral_code: undefined }
    const answer = await client.ask('verifyWhatsappOtp', { device, body: exampleOf('verifyWhatsappOtp', over) })
    // Some providers answer 200 with `error` and no user.
    client.expectStatus('verifyWhatsappOtp', answer, [200, 400, 401])
    const body = client.read('verifyWhatsappOtp', answer)
    if (answer.status !== 200) client.problem(answer)
    else holds('error' in (body as object), '`error` and no user', 'a user')
  })
}
