import { administrator, signedIn } from '@gebaerdenraum/domain/accounts/access/permissions'
import { viewAsContract } from '@gebaerdenraum/domain/accounts/people/view-as.contract'
import { VIEW_MINUTES } from '@gebaerdenraum/domain/accounts/people/view-reason'
import { insertAuditEntry } from '../../../platform/framework/audit.repository.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { makeToken } from '../access-tokens.ts'
import { deleteAccessToken, insertAccessToken } from '../accounts.repository.ts'
import { defineResource } from '../services.ts'
import { foundPerson, mayBeViewed } from './person-of.ts'
import { findHolder } from './view-as.repository.ts'

const MINUTE_MS = 60_000

export const viewAsResource = defineResource(viewAsContract, {
  create: {
    allow: administrator({ rows: 'all but administrators; for reading' }),
    limit: { points: 60, seconds: 3_600, by: 'caller' },
    async handle({ caller, data, db, audit }) {
      const now = new Date()
      const person = await foundPerson(db, data.user, now)
      if (caller.kind !== 'user' || !mayBeViewed(person)) throw new ApiError('Forbidden', NOT_SHOWN)
      const { token, tokenHash } = makeToken()
      const expiresAt = new Date(now.getTime() + VIEW_MINUTES * MINUTE_MS)
      await insertAccessToken(db, { userId: person.id, tokenHash, expiresAt, viewedBy: caller.tokenId }, now)
      audit({ subject: person.id, note: { until: expiresAt.toISOString() } })
      return {
        accessToken: token,
        user: { _id: person.id, name: person.name },
        expiresAt: expiresAt.toISOString(),
      }
    },
  },
  remove: {
    allow: signedIn({ rows: 'the looking of this call' }),
    whileViewed: 'ends',
    async handle({ caller, db }) {
      const viewedBy = caller.kind === 'user' ? caller.viewedBy : undefined
      if (caller.kind !== 'user' || viewedBy === undefined) throw new ApiError('Forbidden', NOT_LOOKING)
      const actorId = await findHolder(db, viewedBy)
      await deleteAccessToken(db, caller.tokenId)
      // The call is the person's; that it was the administrator is told here.
      await insertAuditEntry(db, {
        actorId: actorId ?? null,
        action: 'view-as.remove',
        subject: caller.userId,
        outcome: 'done',
        details: {},
      })
      return { user: caller.userId }
    },
  },
})

const NOT_SHOWN = 'Als diese Person lässt sich die App nicht ansehen: Sie ist Administrator oder unbestätigt.'
const NOT_LOOKING = 'Du siehst die App gerade nicht als andere Person.'
