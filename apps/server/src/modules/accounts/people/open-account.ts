import type { Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { Context } from '../../../platform/framework/define-resource.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { makeToken } from '../access-tokens.ts'
import { insertAccount } from '../account-changes.repository.ts'
import { hashPassword } from '../passwords.ts'
import { sendAccountLinkJob } from '../send-account-link.job.ts'
import type { Services } from '../services.ts'
import { loadPerson } from './person-of.ts'

type Where = Context<Services, unknown, { readonly name: string; readonly email: string }>

/** An account for somebody who asked for it by telephone. It opens by the link in its mail only. */
export const openAccount = async ({ data, db, services, audit }: Where): Promise<Person> => {
  const { name, email } = data
  // Nobody knows it.
  const passwordHash = await hashPassword(makeToken().token)
  const now = new Date()
  return runUnitOfWork(db, services, async (unit) => {
    const id = await insertAccount(unit.db, { name, email, passwordHash, emailVerifiedAt: null }, now)
    if (id === undefined) throw new ApiError('Conflict', TAKEN, { errors: { email: TAKEN } })
    audit({ subject: id })
    await services.queue.enqueue(unit, sendAccountLinkJob, {
      mail: 'initialPassword',
      email,
    })
    return loadPerson(unit.db, services, id, now)
  })
}

const TAKEN = 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.'
