import { remindFreeAccessJob } from './modules/accounts/people/remind-free-access.job.ts'
import { sendAccountLinkJob } from './modules/accounts/send-account-link.job.ts'
import { forgetPayerJob } from './modules/billing/checkout/forget-payer.job.ts'
import { refundPaymentJob } from './modules/billing/checkout/refund-payment.job.ts'
import { sendInvoiceJob } from './modules/billing/invoices/send-invoice.job.ts'
import { syncStripePricesJob } from './modules/billing/payment/sync-stripe-prices.job.ts'
import { keepSubscriptionsJob } from './modules/billing/subscriptions/keep-subscriptions.job.ts'
import { forgetStatesJob } from './modules/catalogue/changes/forget-states.job.ts'
import { runImportJob } from './modules/catalogue/imports/run-import.job.ts'
import { forgetUploadsJob, resumeImportsJob } from './modules/catalogue/imports/watch-imports.job.ts'
import { makeVariantsJob, measurePicturesJob } from './modules/catalogue/media/sign-media.jobs.ts'
import { keepFormsJob } from './modules/documents/print/forms/keep-forms.job.ts'
import { removeUnlinkedNodesJob } from './modules/files/remove-unlinked-nodes.job.ts'
import { removeOrphansJob } from './modules/media/media.jobs.ts'
import { tidyUpJob } from './modules/operation/tidy-up/tidy-up.job.ts'
import { remindInvitationsJob } from './modules/teams/remind-invitations.job.ts'
import { sendInvitationsJob } from './modules/teams/send-invitations.job.ts'
import type { Job } from './platform/jobs/define-job.ts'
import { sendMailJob } from './platform/mail/send-mail.job.ts'
import type { Services } from './services.ts'

/** Every job the server knows. It does not start when one of them has no handler. */
export const jobs: readonly Job<Services>[] = [
  sendMailJob,
  sendAccountLinkJob,
  tidyUpJob,
  removeUnlinkedNodesJob,
  sendInvitationsJob,
  remindInvitationsJob,
  remindFreeAccessJob,
  keepSubscriptionsJob,
  forgetPayerJob,
  refundPaymentJob,
  syncStripePricesJob,
  sendInvoiceJob,
  keepFormsJob,
  measurePicturesJob,
  runImportJob,
  resumeImportsJob,
  forgetUploadsJob,
  forgetStatesJob,
  makeVariantsJob,
  removeOrphansJob,
] as readonly Job<Services>[]
