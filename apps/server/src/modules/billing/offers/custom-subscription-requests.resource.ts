import { administrator, anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import { customSubscriptionRequestsContract } from '@gebaerdenraum/domain/billing/custom-subscription-requests.contract'
import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { afterAnswer, afterClosing } from '@gebaerdenraum/domain/billing/offers/request-state'
import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { validate as isUuid } from 'uuid'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { sendMailJob } from '../../../platform/mail/send-mail.job.ts'
import { licenceAnswerMail } from '../mails/licence-answer-mail.ts'
import { licenceRequestMail } from '../mails/licence-request-mail.ts'
import { defineResource } from '../services.ts'
import {
  findRequests,
  insertAnswer,
  insertRequest,
  lockRequest,
  type RequestRow,
  setRequestState,
} from './custom-subscription-requests.repository.ts'
import { newRequestOf, requestsOf } from './request-of.ts'

export const customSubscriptionRequestsResource = defineResource(customSubscriptionRequestsContract, {
  find: {
    allow: administrator({ rows: 'all' }),
    async handle({ db, query, services }) {
      const page = { ...query, direction: query.sort['createdAt'] ?? -1 } as const
      const { total, rows } = await findRequests(db, query.filters.state, page)
      return { total, limit: query.limit, skip: query.skip, data: await requestsOf(db, services, rows, new Date()) }
    },
  },
  create: {
    allow: anyone({ rows: 'a new one' }),
    limit: { points: 5, seconds: 3_600, by: 'address' },
    // Receipts to one address are counted, which must hold whatever becomes of the rest.
    transaction: 'none',
    async handle({ data, db, services }) {
      const mayMail = await services.rateLimits.isWithin(RECEIPTS, `licence-request|${emailKey(data.email)}`)
      return runUnitOfWork(db, services, async (unit) => {
        const row = await insertRequest(unit.db, data)
        const { operatorMail, productName, appUrl } = services.settings
        const { name, email, seats, period } = row
        if (mayMail) {
          const receipt = licenceRequestMail({ productName, appUrl, name, seats, period })
          await services.queue.enqueue(unit, sendMailJob, { to: email, ...receipt })
        }
        if (operatorMail) {
          const subject = `Lizenzanfrage: ${row.seats} Plätze`
          const mail = { to: operatorMail, subject, text: requestText(productName, row) }
          await services.queue.enqueue(unit, sendMailJob, mail)
        }
        return newRequestOf(row)
      })
    },
  },
  patch: {
    allow: administrator({ rows: 'all' }),
    limit: { points: 300, seconds: 3_600, by: 'caller' },
    async handle({ id, data, db, services, unit }) {
      const row = isUuid(id) ? await lockRequest(db, id) : undefined
      if (!row) throw new ApiError('NotFound', 'Diese Anfrage gibt es nicht.')
      const state = 'answer' in data ? afterAnswer(row.state) : afterClosing(row.state, data.closed)
      if ('answer' in data) {
        await insertAnswer(db, id, data.answer)
        const { productName, appUrl } = services.settings
        const { name, email: to } = row
        const mail = licenceAnswerMail({ productName, appUrl, name, text: data.answer })
        await services.queue.enqueue(unit, sendMailJob, { to, ...mail })
      }
      await setRequestState(db, id, state)
      const [answered] = await requestsOf(db, services, [{ ...row, state }], new Date())
      return answered as NonNullable<typeof answered>
    },
  },
})

/** To one address of mail, whoever names it: nobody is to be buried in receipts. */
const RECEIPTS = { points: 5, seconds: 86_400 } as const

/** Unlike a wish for a sign, this wants to be answered: it says by whom it is. */
const requestText = (productName: string, { name, email, organisation, seats, period, message }: RequestRow): string =>
  [
    `Über ${productName} wurde eine Lizenz auf Anfrage gewünscht:`,
    '',
    `Name: ${name}`,
    `E-Mail: ${email}`,
    ...(organisation ? [`Einrichtung: ${organisation}`] : []),
    `Plätze: ${seats}`,
    `Laufzeit: ${periodText(period)}`,
    ...(message ? ['', message] : []),
  ].join('\n')
