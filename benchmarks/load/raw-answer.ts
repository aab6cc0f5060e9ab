import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** An answer as it came over the wire: nothing unpacked, header names and values one after the other. */
export type RawAnswer = {
  readonly status: number
  readonly headers: readonly string[]
  readonly body: Buffer
}

export const rawAnswer = (url: string, headers: Readonly<Record<string, string>>): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const call = request(url, { headers, agent: false }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.rawHeaders, body }),
        reject,
      )
    })
    call.on('error', reject)
    call.end()
  })
