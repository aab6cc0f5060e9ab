import type { InvoiceOffset, InvoiceSeller } from '@gebaerdenraum/domain/billing/invoices/invoice'
import { invoiceNumber, yearOfDay } from '@gebaerdenraum/domain/billing/invoices/invoice-number'
import { issuedInvoice, type OrderPayment } from '@gebaerdenraum/domain/billing/invoices/issue-invoice'
import type { PricedOrder } from '@gebaerdenraum/domain/billing/priced-order'
import { germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { Services } from '../services.ts'
import {
  findInvoiceOfOrder,
  type InvoiceRow,
  insertInvoice,
  insertRecipient,
  lockOrder,
  takeInvoiceCount,
} from './invoices.repository.ts'
import { sendInvoiceJob } from './send-invoice.job.ts'

export type InvoiceRequest = {
  readonly orderId: string
  readonly userId: string
  /** Where the invoice goes to: the address of the account. */
  readonly email: string
  readonly order: PricedOrder
  readonly payment: OrderPayment
  readonly offset?: InvoiceOffset | undefined
  readonly now: Date
}

/**
 * Issues the invoice of an order inside the transaction of `where`, and has it written and mailed after the commit.
 * Asked again, it gives the same invoice. Call it last: everybody else who issues one waits until the transaction ends.
 */
export const issueInvoice = async (
  unit: UnitOfWork,
  services: Services,
  { orderId, userId, email, order, payment, offset, now }: InvoiceRequest,
): Promise<InvoiceRow> => {
  const { db } = unit
  const seller = sellerOf(services.settings)
  await lockOrder(db, orderId)
  const known = await findInvoiceOfOrder(db, orderId)
  if (known) return known
  const year = yearOfDay(germanDayOf(now))
  const count = await takeInvoiceCount(db, year)
  const number = invoiceNumber(year, count)
  const content = issuedInvoice(order, {
    number,
    seller,
    email,
    payment,
    dueDays: services.settings.invoiceDueDays,
    offset,
    now,
  })
  const { kind, totals } = content
  const row = await insertInvoice(db, {
    number,
    year,
    count,
    kind,
    orderId,
    content,
    total: totals.gross,
    issuedAt: now,
  })
  await insertRecipient(db, row.id, userId)
  await services.queue.enqueue(unit, sendInvoiceJob, { invoiceId: row.id })
  return row
}

/** Throws what a buyer is told while the operator has not said who sells. */
export const assertMayInvoice = (settings: SellerSettings): void => void sellerOf(settings)

type SellerSettings = { readonly seller: InvoiceSeller | undefined }

const sellerOf = ({ seller }: SellerSettings): InvoiceSeller => {
  if (seller) return seller
  throw new ApiError('Unavailable', 'Rechnungen können gerade nicht ausgestellt werden. Bitte wende dich an uns.')
}
