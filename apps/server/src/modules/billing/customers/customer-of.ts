import { EMPTY_ADDRESS, invoiceAddressFaults } from '@gebaerdenraum/domain/billing/customers/billing-address'
import type { Customer } from '@gebaerdenraum/domain/billing/customers/customers.contract'
import type { CustomerRow } from './customers.repository.ts'

/** The billing form as it is filled; before it was saved it has the name of the account. */
export const customerOf = (account: { readonly id: string; readonly name: string }, row: CustomerRow): Customer => {
  const address = row.address ?? { ...EMPTY_ADDRESS, name: account.name }
  return { _id: account.id, ...address, isComplete: Object.keys(invoiceAddressFaults(address)).length === 0 }
}
