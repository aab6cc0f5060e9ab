import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { mailErrorOf } from './mail-error.ts'
import type { MailAttachment } from './mail-points.ts'

/** Where mails are written to without a mail server. */
export const mailDirectory = ({ dataDir }: { readonly dataDir: string }): string => join(dataDir, 'mail')

export type Mail = {
  /** Stays the same however often it is sent, so that programs of the receiving side show it once. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly attachments?: readonly MailAttachment[]
}

/** Sends one mail, or throws `MailError`. Retrying is the queue's business. */
export type Mailer = { send(mail: Mail, signal?: AbortSignal): Promise<void>; close(): void }

export type MailerOptions = {
  /** SMTP server; absent: every mail becomes a file in `directory`. */
  readonly url: string | undefined
  readonly from: string
  readonly directory: string
  /** Its host stands in the mails' ids. */
  readonly appUrl: string
  readonly patience?: Patience
}

/** Milliseconds. Together they stay below what the job may take. */
type Patience = { readonly connectionTimeout: number; readonly greetingTimeout: number; readonly socketTimeout: number }
const PATIENCE: Patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export const openMailer = (options: MailerOptions): Mailer =>
  options.url === undefined ? fileMailer(options) : smtpMailer(options, options.url)

const smtpMailer = ({ from, appUrl, patience = PATIENCE }: MailerOptions, url: string): Mailer => {
  const transport = createTransport({ url, ...patience })
  return {
    async send(mail, signal) {
      try {
        await transport.sendMail({ ...messageOf(mail, from, appUrl), ...(signal && { signal }) })
      } catch (error) {
        throw mailErrorOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** Whole mails in the standard form: any mail program opens them. */
const fileMailer = ({ from, appUrl, directory }: MailerOptions): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from, appUrl))
      await mkdir(directory, { recursive: true })
      const file = join(directory, fileName(mail, new Date()))
      await writeFile(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
    },
    close: () => undefined,
  }
}

/** RFC 3834: says that no person wrote this, so that no holiday notice answers it. */
const messageOf = ({ id, attachments, ...mail }: Mail, from: string, appUrl: string) => ({
  ...mail,
  ...(attachments && { attachments: [...attachments] }),
  from,
  messageId: `<${id}@${new URL(appUrl).hostname}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** `<time>-<to>-<end of the id>.eml`; of the address only what cannot leave the directory. */
const fileName = ({ id, to }: Mail, now: Date): string => {
  const time = now.toISOString().replace(/[:.]/g, '-')
  return `${time}-${to.replace(/[^\w@.+-]/g, '_').slice(0, 80)}-${id.replace(/\W/g, '').slice(-6)}.eml`
}
