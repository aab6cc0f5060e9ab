import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { peopleContract } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { defineResource } from '../services.ts'
import { changePerson } from './change-person.ts'
import { openAccount } from './open-account.ts'
import { findPeople } from './people.repository.ts'
import { loadPerson, summaryOf } from './person-of.ts'

const allow = administrator({ rows: 'all' })

export const peopleResource = defineResource(peopleContract, {
  find: {
    allow,
    async handle({ query, db }) {
      const { search = '', filters, sort, limit, skip } = query
      const wish = {
        search,
        licence: filters.licence?.$eq,
        role: filters.role?.$eq,
        isConfirmed: isYes(filters.confirmed?.$eq),
        isInTeam: isYes(filters.inTeam?.$eq),
        isFree: isYes(filters.free?.$eq),
      }
      const { total, rows } = await findPeople(db, { ...wish, sort, limit, skip }, new Date())
      return { total, limit, skip, data: rows.map(summaryOf) }
    },
  },
  get: {
    allow,
    handle: ({ id, db, services }) => loadPerson(db, services, id, new Date()),
  },
  // A password is hashed: no transaction is held meanwhile.
  create: {
    allow: administrator({ rows: 'a new one, who sets his first password by mail' }),
    limit: { points: 60, seconds: 3_600, by: 'caller' },
    transaction: 'none',
    isPersonal: true,
    handle: openAccount,
  },
  patch: {
    allow: administrator({ rows: 'free access, multiplicators, sign-ins, mails of all; never a role' }),
    limit: { points: 300, seconds: 3_600, by: 'caller' },
    // What limits count must hold whatever becomes of the change: it opens its own transaction.
    transaction: 'none',
    handle: changePerson,
  },
})

const isYes = (answer: 'yes' | 'no' | undefined): boolean | undefined =>
  answer === undefined ? undefined : answer === 'yes'
