import { moduleDefiner } from '../modules/define-module.ts'
import type { MailServices } from './mail-services.ts'
import { mailDirectory, openMailer } from './mailer.ts'
import { sendMailJob } from './send-mail.job.ts'

type Needs = Omit<MailServices, 'mailer'> & {
  readonly settings: {
    readonly mailUrl: string | undefined
    readonly mailFrom: string
    readonly dataDir: string
    readonly appUrl: string
  }
}

/** Sends mail through the queue; modules add attachments and learn outcomes through its extension points. */
export const mailModule = moduleDefiner<MailServices, Needs>()({
  name: 'mail',
  needs: { db: true, contributions: true, settings: true },
  open: ({ settings, ...needs }) => ({
    ...needs,
    mailer: openMailer({
      url: settings.mailUrl,
      from: settings.mailFrom,
      directory: mailDirectory(settings),
      appUrl: settings.appUrl,
    }),
  }),
  provides: ['mailer'],
  close: async ({ mailer }) => mailer.close(),
  jobs: [sendMailJob],
})
