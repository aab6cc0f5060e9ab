import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { v7 } from 'uuid'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html?: string }

/** Sends one mail, or throws. Retrying is the queue's business. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

type MailerOptions = {
  /** SMTP server; absent: every mail becomes a file in `directory`. */
  readonly url: string | undefined
  readonly from: string
  readonly directory: string
}

export const openMailer = ({ url, from, directory }: MailerOptions): Mailer =>
  url === undefined ? fileMailer(from, directory) : smtpMailer(url, from)

const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url, { from, connectionTimeout: 10_000, socketTimeout: 30_000 } as object)
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from })
    },
    close: () => transport.close(),
  }
}

/** Whole mails in the standard form: any mail program opens them. */
const fileMailer = (from: string, directory: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...mail, from })
      await mkdir(directory, { recursive: true })
      const file = join(directory, fileName(mail.to, new Date()))
      await writeFile(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
    },
    close: () => undefined,
  }
}

/** `<time>-<to>.eml`; of the address only what cannot leave the directory. */
const fileName = (to: string, now: Date): string => {
  const time = now.toISOString().replace(/[:.]/g, '-')
  return `${time}-${to.replace(/[^\w@.+-]/g, '_').slice(0, 80)}-${v7().slice(-4)}.eml`
}
