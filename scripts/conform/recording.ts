// The sound of a voice message, and who may hear it.
import { randomUUID } from 'node:crypto'
import type { Asking, Client, Schemas } from './client.ts'
import { equal, NotTried, need, type Rows } from './rows.ts'

type Who = Pick<Asking, 'device' | 'token'>

/** @param strangers who may not hear it, by what they are called */
export async function lookAtRecording(
  client: Client,
  rows: Rows,
  whose: string,
  message: Schemas['UserMessage'] | undefined,
  own: Who,
  strangers: readonly [string, Who][],
): Promise<void> {
  const asking = (): Asking => {
    const { id, audio } = need(message, 'a voice message')
    if (audio === undefined) throw new NotTried('the provider keeps no recordings')
    return { ...own, params: { id } }
  }
  const size = await rows.look('getMessageAudio', `gives the recording ${whose}`, async () => {
    const answer = await client.ask('getMessageAudio', asking())
    client.expectStatus('getMessageAudio', answer, [200])
    client.read('getMessageAudio', answer)
    equal('the first four bytes', answer.bytes.subarray(0, 4).toString('latin1'), 'RIFF')
    return answer.bytes.length
  })
  await rows.look('getMessageAudio', `gives one range of the recording ${whose}, 206 and 416`, async () => {
    const whole = need(size, 'a recording')
    const part = await client.ask('getMessageAudio', { ...asking(), headers: { Range: 'bytes=0-3' } })
    client.expectStatus('getMessageAudio', part, [206])
    client.read('getMessageAudio', part)
    equal('Content-Range', part.headers.get('content-range'), `bytes 0-3/${whole}`)
    equal('the bytes 0 to 3', part.bytes.toString('latin1'), 'RIFF')
    const after = { ...asking(), headers: { Range: `bytes=${whole}-` } }
    await client.refused('getMessageAudio', [416], after, 'a range after the end')
  })
  await rows.look('getMessageAudio', `hides the recording ${whose} from others, 404`, async () => {
    for (const [what, who] of strangers) await client.refused('getMessageAudio', [404], { ...asking(), ...who }, what)
    const none = { ...asking(), params: { id: randomUUID() } }
    await client.refused('getMessageAudio', [404], none, 'a message that is not there')
  })
}
