import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

type Refusal = { readonly at: 'recipient' | 'message'; readonly code: number; readonly text: string }

export type MailServer = {
  readonly url: string
  readonly port: number
  /** Whole messages, in the order they came. */
  readonly received: readonly string[]
  /** Refuses from now on; null accepts again. */
  refuse(refusal: Refusal | null): void
  stop(): Promise<void>
}

/** A real SMTP server that keeps what it is sent. */
export const startMailServer = async (port = 0): Promise<MailServer> => {
  const received: string[] = []
  let refusal: Refusal | null = null
  const errorAt = (at: Refusal['at']): Error | null =>
    refusal?.at === at ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(errorAt('recipient')),
    onData(stream, _session, callback) {
      let text = ''
      stream.on('data', (chunk) => (text += chunk))
      stream.on('end', () => {
        const error = errorAt('message')
        if (!error) received.push(text)
        callback(error)
      })
    },
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const ownPort = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${ownPort}`,
    port: ownPort,
    received,
    refuse(next) {
      refusal = next
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
