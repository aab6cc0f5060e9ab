import type { Database } from '../../platform/database/database.ts'
import { mailAttachments } from '../../platform/mail/mail-points.ts'
import { demoSeeds } from '../../platform/maintenance/demo-seeds.ts'
import { tidyUpSteps } from '../../platform/maintenance/tidy-up-steps.ts'
import { moduleDefiner } from '../../platform/modules/define-module.ts'
import {
  accountRemovals,
  dataExports,
  type FoundSessionPart,
  personParts,
  sessionParts,
  signUpSteps,
} from '../accounts/extensions/index.ts'
import type { AccountRow } from '../accounts/index.ts'
import { checkoutResource } from './checkout/checkout.resource.ts'
import { paymentConfirmationsResource } from './checkout/payment-confirmations.resource.ts'
import { findCustomer } from './customers/customers.repository.ts'
import { customersResource } from './customers/customers.resource.ts'
import { declarationsExport } from './declarations/contract-declarations.export.ts'
import { contractDeclarationsResource } from './declarations/contract-declarations.resource.ts'
import { seedDemoLicences } from './demo/seed-demo-licences.ts'
import { invoiceRemindersResource } from './dunning/invoice-reminders.resource.ts'
import { invoicesResource } from './dunning/invoices.resource.ts'
import { openInvoiceAddresses } from './invoices/invoice-addresses.ts'
import { invoiceFiles } from './invoices/invoice-files.ts'
import { invoicesExport } from './invoices/invoices.export.ts'
import { countInvoicesOf, hasInvoices } from './invoices/invoices.repository.ts'
import { invoiceRoutes } from './invoices/invoices.routes.ts'
import { sendInvoiceJob } from './invoices/send-invoice.job.ts'
import { customSubscriptionRequestsResource } from './offers/custom-subscription-requests.resource.ts'
import { offerAcceptancesResource } from './offers/offer-acceptances.resource.ts'
import { offerRefusalsResource } from './offers/offer-refusals.resource.ts'
import { offersResource } from './offers/offers.resource.ts'
import { deleteProviderCustomerJob, stopBillingOfAccount } from './orders/delete-provider-customer.job.ts'
import { ordersExport } from './orders/orders.export.ts'
import { deleteOldEvents, lockOrdersOf } from './orders/orders.repository.ts'
import { pendingOrdersResource } from './orders/pending-orders.resource.ts'
import { refundPaymentJob } from './orders/refund-payment.job.ts'
import { stripeWebhook } from './orders/stripe-webhook.route.ts'
import { lockSubscription } from './orders/subscriptions.repository.ts'
import { openPayment } from './payment/open-payment.ts'
import { syncStripePricesJob } from './payment/sync-stripe-prices.job.ts'
import { chosenOffer, keepLicenceChoice, oldestChoice } from './prices/licence-choice.ts'
import { licenceChoicesExport } from './prices/licence-choices.export.ts'
import { deleteOldLicenceChoices } from './prices/licence-choices.repository.ts'
import { licenceChoicesResource } from './prices/licence-choices.resource.ts'
import { licensesResource } from './prices/licenses.resource.ts'
import { openPriceBook } from './prices/price-book.ts'
import { readPrices } from './prices/price-list.ts'
import { priceListsResource } from './prices/price-lists.resource.ts'
import { manualRefundsResource } from './refunds/manual-refunds.resource.ts'
import type { Needs, Services } from './services.ts'
import { subscriptionMaintenanceJob } from './subscriptions/subscription-maintenance.job.ts'
import { subscriptionsResource } from './subscriptions/subscriptions.resource.ts'

/** The payment provider sends an event again for three days at most. */
const PROVIDER_EVENTS_DAYS = 30

/** Price lists, orders, payments, licences and their terms, offers, invoices, dunning. */
export const billingModule = moduleDefiner<Services, Needs & { readonly secret: string }>()({
  name: 'billing',
  needs: {
    db: true,
    log: true,
    queue: true,
    rateLimits: true,
    reporter: true,
    pages: true,
    contributions: true,
    settings: true,
    onEffectError: true,
    secret: true,
  },
  open: async ({ secret, ...needs }) => ({
    ...needs,
    prices: openPriceBook(readPrices(needs.settings.contentDir)),
    payment: await openPayment(needs.db, needs.settings.stripe, needs.settings.appUrl),
    invoiceAddresses: openInvoiceAddresses(secret),
  }),
  provides: ['prices', 'payment', 'invoiceAddresses'],
  resources: [
    checkoutResource,
    contractDeclarationsResource,
    customSubscriptionRequestsResource,
    customersResource,
    invoiceRemindersResource,
    invoicesResource,
    licenceChoicesResource,
    licensesResource,
    manualRefundsResource,
    offerAcceptancesResource,
    offerRefusalsResource,
    offersResource,
    paymentConfirmationsResource,
    pendingOrdersResource,
    priceListsResource,
    subscriptionsResource,
  ],
  routes: [
    { under: 'api', mount: (app, services) => app.register(stripeWebhook, { services }) },
    { under: 'root', mount: (app, services) => app.register(invoiceRoutes, { services }) },
  ],
  jobs: [deleteProviderCustomerJob, subscriptionMaintenanceJob, refundPaymentJob, sendInvoiceJob, syncStripePricesJob],
  contributes: (services) => [
    ...[licenceChoicesExport, ordersExport, invoicesExport, declarationsExport].map((part) => dataExports.with(part)),
    accountRemovals.with({
      // Bookings lock licence and orders before team and account.
      async lock(db, { id, subscription }) {
        if (subscription) await lockSubscription(db, subscription.id)
        await lockOrdersOf(db, id)
      },
      remove: (unit, { id }) => stopBillingOfAccount(unit, services, id),
    }),
    sessionParts.with(readSessionPart),
    signUpSteps.with(async (db, { licenceChoice }) => {
      if (!licenceChoice) return {}
      const offer = await chosenOffer(db, services, licenceChoice)
      return { save: (transaction, userId) => keepLicenceChoice(transaction, userId, offer, licenceChoice) }
    }),
    personParts.with(async (db, { id }) => ({ invoices: await countInvoicesOf(db, id) })),
    mailAttachments.with({ noun: 'invoices', find: (id) => invoiceFiles(services, id) }),
    demoSeeds.with((now) => seedDemoLicences(services.db, services, now)),
    tidyUpSteps.with(async (before) => {
      await deleteOldEvents(services.db, before(PROVIDER_EVENTS_DAYS))
      return { licenceChoices: await deleteOldLicenceChoices(services.db, oldestChoice(new Date())) }
    }),
  ],
})

/** Only payers have a billing address. */
const readSessionPart = async (db: Database, { id, billingType }: AccountRow): Promise<FoundSessionPart> => {
  const { address } = billingType === 'paying' ? await findCustomer(db, id) : { address: null }
  const known = { hasInvoices: await hasInvoices(db, id) }
  const topics: readonly string[] = []
  if (!address) return { part: known, topics }
  const { customerType, countryCode, name, company } = address
  return { part: { ...known, customer: { customerType, countryCode, name, company } }, topics }
}
