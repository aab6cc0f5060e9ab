import { administrator, anyone } from '@gebaerdenraum/domain/access/permissions'
import { customSubscriptionRequestsContract } from '@gebaerdenraum/domain/licences/custom-subscription-requests.contract'
import { periodText } from '@gebaerdenraum/domain/licences/licence-period'
import { inTransaction } from '../../database/transaction.ts'
import { defineResource } from '../../define.ts'
import { sendMailJob } from '../../mail/send-mail.job.ts'
import { licenceRequestMail } from '../../mail/templates/licence-request-mail.ts'
import { findRequests, insertRequest } from './custom-subscription-requests.repository.ts'

type Row = Awaited<ReturnType<typeof insertRequest>>

export const customSubscriptionRequestsResource = defineResource(customSubscriptionRequestsContract, {
  find: {
    allow: administrator({ rows: 'all' }),
    async handle({ db, query }) {
      const { total, rows } = await findRequests(db, { ...query, direction: query.sort['createdAt'] ?? -1 })
      return { total, limit: query.limit, skip: query.skip, data: rows.map(requestOf) }
    },
  },
  create: {
    allow: anyone({ rows: 'a new one' }),
    limit: { points: 5, seconds: 3_600, by: 'address' },
    // Receipts to one address are counted, which must hold whatever becomes of the rest.
    transaction: 'none',
    async handle({ data, db: pool, services, afterCommit }) {
      const mayMail = await services.rateLimits.isWithin(RECEIPTS, `licence-request|${data.email.toLowerCase()}`)
      return inTransaction(pool, async (db) => {
        const row = await insertRequest(db, data)
        const { operatorMail, productName, appUrl } = services.settings
        const { name, email, seats, period } = row
        if (mayMail) {
          const receipt = licenceRequestMail({ productName, appUrl, name, seats, period })
          await services.queue.enqueue({ db, afterCommit }, sendMailJob, { to: email, ...receipt })
        }
        if (operatorMail) {
          const subject = `Lizenzanfrage: ${row.seats} Plätze`
          const mail = { to: operatorMail, subject, text: requestText(productName, row) }
          await services.queue.enqueue({ db, afterCommit }, sendMailJob, mail)
        }
        return requestOf(row)
      })
    },
  },
})

/** To one address of mail, whoever names it: nobody is to be buried in receipts. */
const RECEIPTS = { points: 5, seconds: 86_400 } as const

const requestOf = ({ id, createdAt, ...row }: Row) => ({ _id: id, ...row, createdAt: createdAt.toISOString() })

/** Unlike a wish for a sign, this wants to be answered: it says by whom it is. */
const requestText = (productName: string, { name, email, organisation, seats, period, message }: Row): string =>
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
