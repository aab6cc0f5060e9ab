import { isAdministrator } from '@gebaerdenraum/domain/accounts/access/caller'
import { administrator, signedIn, signedInOrAdministrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { signRequestsContract } from '@gebaerdenraum/domain/catalogue/sign-requests.contract'
import { ApiError } from '../../platform/framework/errors.ts'
import { sendMailJob } from '../../platform/mail/send-mail.job.ts'
import { accountOfCaller } from '../accounts/index.ts'
import { defineResource } from './services.ts'
import { findSignRequests, insertSignRequest, updateSignRequest } from './sign-requests.repository.ts'

type Row = Awaited<ReturnType<typeof insertSignRequest>>

export const signRequestsResource = defineResource(signRequestsContract, {
  find: {
    allow: signedInOrAdministrator({ rows: 'own; administrators all who ask for them, without names' }),
    async handle({ query: { from, search = '', filters, sort, limit, skip }, caller, db }) {
      const { id } = await accountOfCaller(db, caller)
      const seesAll = from === 'everybody'
      if (seesAll && !isAdministrator(caller)) throw new ApiError('Forbidden', 'Das dürfen nur Administratoren.')
      const statuses = filters.status?.$in ?? (filters.status?.$eq && [filters.status.$eq])
      const userId = seesAll ? null : id
      const direction = sort['createdAt'] ?? -1
      const { total, rows } = await findSignRequests(db, { userId, search, statuses, limit, skip, direction })
      return { total, limit, skip, data: rows.map(requestOf) }
    },
  },
  create: {
    allow: signedIn({ rows: 'own' }),
    limit: { points: 20, seconds: 3_600, by: 'caller' },
    async handle({ data, caller, db, services, unit }) {
      const { id } = await accountOfCaller(db, caller)
      const row = await insertSignRequest(db, { userId: id, ...data })
      const { operatorMail, productName } = services.settings
      if (operatorMail) {
        const mail = { to: operatorMail, subject: `Gebärdenwunsch: ${row.text}`, text: wishText(productName, row) }
        await services.queue.enqueue(unit, sendMailJob, mail)
      }
      return requestOf(row)
    },
  },
  patch: {
    allow: administrator({ rows: 'all' }),
    async handle({ id, data, db }) {
      const row = await updateSignRequest(db, id, data)
      if (!row) throw new ApiError('NotFound', 'Diesen Wunsch gibt es nicht (mehr).')
      return requestOf(row)
    },
  },
})

const requestOf = ({ id, text, comment, createdAt, status, note }: Row) => ({
  _id: id,
  text,
  comment,
  createdAt: createdAt.toISOString(),
  status,
  note,
})

/** Tells the operator what is wished, not by whom. */
const wishText = (productName: string, { text, comment }: Row): string =>
  [`In ${productName} wurde eine Gebärde gewünscht:`, '', text, ...(comment ? ['', comment] : [])].join('\n')
