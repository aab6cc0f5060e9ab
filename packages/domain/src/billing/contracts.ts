import { checkoutContract } from './checkout.contract.ts'
import { contractDeclarationsContract } from './contract-declarations.contract.ts'
import { customSubscriptionRequestsContract } from './custom-subscription-requests.contract.ts'
import { customersContract } from './customers/customers.contract.ts'
import { invoiceRemindersContract } from './invoices/invoice-reminders.contract.ts'
import { invoicesContract } from './invoices/invoices.contract.ts'
import { licenceChoicesContract } from './licence-choices.contract.ts'
import { licensesContract } from './licenses.contract.ts'
import { manualRefundsContract } from './manual-refunds.contract.ts'
import { offerAcceptancesContract, offerRefusalsContract } from './offers/offer-answers.contract.ts'
import { offersContract } from './offers/offers.contract.ts'
import { paymentConfirmationsContract } from './payment-confirmations.contract.ts'
import { pendingOrdersContract } from './pending-orders.contract.ts'
import { priceListsContract } from './price-lists.contract.ts'
import { subscriptionsContract } from './subscriptions.contract.ts'

export const billingContracts = {
  checkout: checkoutContract,
  'contract-declarations': contractDeclarationsContract,
  'custom-subscription-requests': customSubscriptionRequestsContract,
  customers: customersContract,
  'invoice-reminders': invoiceRemindersContract,
  invoices: invoicesContract,
  'licence-choices': licenceChoicesContract,
  licenses: licensesContract,
  'manual-refunds': manualRefundsContract,
  'offer-acceptances': offerAcceptancesContract,
  'offer-refusals': offerRefusalsContract,
  offers: offersContract,
  'payment-confirmations': paymentConfirmationsContract,
  'pending-orders': pendingOrdersContract,
  'price-lists': priceListsContract,
  subscriptions: subscriptionsContract,
} as const
