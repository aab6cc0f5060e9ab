import { jsonPart } from '../../accounts/extensions/index.ts'
import { findCustomer } from '../customers/customers.repository.ts'
import { findOrdersOfPerson } from './orders.repository.ts'

export const ordersExport = jsonPart(
  'bestellungen.json',
  'deine Rechnungsadresse und deine Bestellungen',
  async ({ db, userId }) => ({
    address: (await findCustomer(db, userId)).address,
    orders: await findOrdersOfPerson(db, userId),
  }),
)
