import { resendableMails } from '@gebaerdenraum/domain/accounts/people/account-mails'
import { FREE_UNTIL_TEXTS, freeUntilRefusal } from '@gebaerdenraum/domain/accounts/people/free-access'
import type { PeoplePatch, Person, ResentMail } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { Context } from '../../../platform/framework/define-resource.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { lockAccount, revokeTokens } from '../account-changes.repository.ts'
import { spendResend } from '../request-link.ts'
import { sendAccountLinkJob } from '../send-account-link.job.ts'
import type { Services } from '../services.ts'
import type { PersonRow } from './people.repository.ts'
import { updateFreeAccess, updateMultiplicator } from './person-details.repository.ts'
import { foundPerson, loadPerson, noPerson } from './person-of.ts'

type Where = Context<Services, unknown, PeoplePatch>

/** One change at a time, as the contract sees to. */
export const changePerson = async (context: Where): Promise<Person> => {
  const { id, data, db, services } = context
  if ('resend' in data) {
    await resendMail(context, data.resend)
    return loadPerson(db, services, id, new Date())
  }
  return inTransaction(db, async (transaction) => {
    if (!isUuid(id) || !(await lockAccount(transaction, id))) throw noPerson()
    const now = new Date()
    const before = await foundPerson(transaction, id, now)
    if ('freeUntil' in data) await giveFreeAccess(transaction, before, data.freeUntil, now)
    if ('isMultiplicator' in data) await updateMultiplicator(transaction, id, data.isMultiplicator)
    if ('endSessions' in data) await revokeTokens(transaction, id, now)
    const after = await foundPerson(transaction, id, now)
    context.audit({ subject: id, before: auditedOf(before), after: auditedOf(after) })
    return loadPerson(transaction, services, id, now)
  })
}

const auditedOf = ({ billingType, freeUntil, isMultiplicator }: PersonRow) => ({
  billingType,
  freeUntil: freeUntil?.toISOString() ?? null,
  isMultiplicator,
})

/**
 * Free access stands beside what a person pays for and touches none of it: his licence runs on, and he sees his
 * invoices. Only access without end takes the place of paying, and gives it back when it is taken away.
 */
const giveFreeAccess = async (db: Database, person: PersonRow, until: string | null, now: Date): Promise<void> => {
  if (person.role === 'admins') throw new ApiError('Conflict', 'Administratoren brauchen keinen freien Zugang.')
  const freeUntil = until === null ? null : new Date(until)
  const refusal = freeUntil && freeUntilRefusal(freeUntil, now)
  if (refusal) {
    throw new ApiError('BadRequest', FREE_UNTIL_TEXTS[refusal], { errors: { freeUntil: FREE_UNTIL_TEXTS[refusal] } })
  }
  const otherwise = person.memberRole !== null && !person.isTeamOwner ? 'member' : 'paying'
  const billingType = person.billingType === 'free' ? otherwise : person.billingType
  await updateFreeAccess(db, person.id, { billingType, freeUntil })
}

/** What limits count must hold whatever becomes of the call: no transaction is open here. */
const resendMail = async ({ id, db, services }: Where, mail: ResentMail): Promise<void> => {
  const { email, emailVerifiedAt } = await foundPerson(db, id, new Date())
  if (!resendableMails(emailVerifiedAt !== null).includes(mail)) {
    throw new ApiError('Conflict', emailVerifiedAt ? CONFIRMED : UNCONFIRMED)
  }
  await spendResend(services, id)
  await runUnitOfWork(db, services, (unit) => services.queue.enqueue(unit, sendAccountLinkJob, { mail, email }))
}

const CONFIRMED = 'Diese Person hat ihre E-Mail-Adresse schon bestätigt.'
const UNCONFIRMED = 'Diese Person hat ihre E-Mail-Adresse noch nicht bestätigt. Sende ihr die Bestätigung erneut.'
