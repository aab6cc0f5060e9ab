import { anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import { demoMailsContract } from '@gebaerdenraum/domain/accounts/demo-mails.contract'
import { ApiError } from '../../platform/framework/errors.ts'
import { mailDirectory } from '../../platform/mail/mailer.ts'
import { findMailFiles } from './mail-files.ts'
import { defineResource } from './services.ts'

/** A demonstration listens on this machine only (`settings.ts` sees to it), so its mails are nobody else's. */
export const demoMailsResource = defineResource(demoMailsContract, {
  find: {
    allow: anyone({ rows: 'of a demonstration without a mail server' }),
    async handle({ query: { limit, skip }, services: { settings } }) {
      if (!settings.demo || settings.mailUrl !== undefined) throw new ApiError('NotFound', 'Das gibt es hier nicht.')
      const { total, mails } = await findMailFiles(mailDirectory(settings), { limit, skip })
      return { total, limit, skip, data: mails }
    },
  },
})
