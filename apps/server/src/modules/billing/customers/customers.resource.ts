import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import {
  payerOrAdministrator,
  signedInUnverifiedOrAdministrator,
} from '@gebaerdenraum/domain/accounts/access/permissions'
import { customersContract } from '@gebaerdenraum/domain/billing/customers/customers.contract'
import type { Database } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { type AccountRow, accountOfCaller, findAccountById, onlySelf } from '../../accounts/index.ts'
import { defineResource } from '../services.ts'
import { customerOf } from './customer-of.ts'
import { findCustomer, saveAddress } from './customers.repository.ts'
import { checkVatId } from './vat-id-check.ts'

export const customersResource = defineResource(customersContract, {
  get: {
    // Also for those who pay nothing or have just signed up: each session load asks for it (`GET {role}/{entity}`).
    allow: signedInUnverifiedOrAdministrator({ rows: 'own; administrators: all' }),
    async handle({ id, caller, db }) {
      return customerFor(db, await withinReach(db, id, caller))
    },
  },
  patch: {
    allow: payerOrAdministrator({ rows: 'own; administrators: all' }),
    limit: { points: 60, seconds: 3_600, by: 'caller' },
    // The register of VAT ids is asked before anything is written, and never inside a transaction.
    transaction: 'none',
    isPersonal: true,
    async handle({ id, caller, data, db, services }) {
      const account = await withinReach(db, id, caller)
      await checkVatId(services.settings.vatCheckUrl, data)
      await saveAddress(db, account.id, data)
      return customerFor(db, account)
    },
  },
})

/** The own account; for an administrator that of any customer. */
const withinReach = async (db: Database, id: string, caller: Caller): Promise<AccountRow> => {
  const isAdministrator = caller.kind === 'user' && caller.role === 'admins'
  if (!isAdministrator) {
    onlySelf(id, caller)
    return accountOfCaller(db, caller)
  }
  const account = UUID.test(id) ? await findAccountById(db, id) : undefined
  if (account?.role === 'customers') return account
  throw new ApiError('NotFound', 'Dieses Konto gibt es nicht.')
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const customerFor = async (db: Database, account: AccountRow) => customerOf(account, await findCustomer(db, account.id))
