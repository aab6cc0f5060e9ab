import { payer } from '@gebaerdenraum/domain/access/permissions'
import { customersContract } from '@gebaerdenraum/domain/billing/customers.contract'
import type { Database } from '../../database/database.ts'
import { defineResource } from '../../define.ts'
import { accountOfCaller } from '../accounts/account-of-caller.ts'
import type { AccountRow } from '../accounts/accounts.repository.ts'
import { onlySelf } from '../accounts/only-self.ts'
import { customerOf } from './customer-of.ts'
import { findCustomer, saveAddress } from './customers.repository.ts'
import { checkVatId } from './vat-id-check.ts'

export const customersResource = defineResource(customersContract, {
  get: {
    allow: payer({ rows: 'own' }),
    async handle({ id, caller, db }) {
      onlySelf(id, caller)
      return customerFor(db, await accountOfCaller(db, caller))
    },
  },
  patch: {
    allow: payer({ rows: 'own' }),
    limit: { points: 60, seconds: 3_600, by: 'caller' },
    // The register of VAT ids is asked before anything is written, and never inside a transaction.
    transaction: 'none',
    async handle({ id, caller, data, db, services }) {
      onlySelf(id, caller)
      const account = await accountOfCaller(db, caller)
      await checkVatId(services.settings.vatCheckUrl, data)
      await saveAddress(db, account.id, data)
      return customerFor(db, account)
    },
  },
})

const customerFor = async (db: Database, account: AccountRow) => customerOf(account, await findCustomer(db, account.id))
