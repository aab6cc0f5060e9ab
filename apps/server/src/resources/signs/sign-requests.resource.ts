import { signedIn } from '@gebaerdenraum/domain/access/permissions'
import { signRequestsContract } from '@gebaerdenraum/domain/signs/sign-requests.contract'
import { defineResource } from '../../define.ts'
import { sendMailJob } from '../../mail/send-mail.job.ts'
import { accountOfCaller } from '../accounts/account-of-caller.ts'
import { findSignRequests, insertSignRequest } from './sign-requests.repository.ts'

type Row = Awaited<ReturnType<typeof insertSignRequest>>

export const signRequestsResource = defineResource(signRequestsContract, {
  find: {
    allow: signedIn({ rows: 'own' }),
    async handle({ query, caller, db }) {
      const { id } = await accountOfCaller(db, caller)
      const { total, rows } = await findSignRequests(db, id, { ...query, direction: query.sort['createdAt'] ?? -1 })
      return { total, limit: query.limit, skip: query.skip, data: rows.map(requestOf) }
    },
  },
  create: {
    allow: signedIn({ rows: 'own' }),
    limit: { points: 20, seconds: 3_600, by: 'caller' },
    async handle({ data, caller, services, ...context }) {
      const { id } = await accountOfCaller(context.db, caller)
      const row = await insertSignRequest(context.db, { userId: id, ...data })
      const { operatorMail, productName } = services.settings
      if (operatorMail) {
        const mail = { to: operatorMail, subject: `Gebärdenwunsch: ${row.text}`, text: wishText(productName, row) }
        await services.queue.enqueue(context, sendMailJob, mail)
      }
      return requestOf(row)
    },
  },
})

const requestOf = ({ id, text, comment, createdAt }: Row) => ({
  _id: id,
  text,
  comment,
  createdAt: createdAt.toISOString(),
})

/** Tells the operator what is wished, not by whom. */
const wishText = (productName: string, { text, comment }: Row): string =>
  [`In ${productName} wurde eine Gebärde gewünscht:`, '', text, ...(comment ? ['', comment] : [])].join('\n')
