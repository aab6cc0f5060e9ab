import type { Job } from '../framework/define-job.ts'
import { measurePicturesJob } from '../import/measure-pictures.job.ts'
import { sendInvoiceJob } from '../invoices/send-invoice.job.ts'
import { sendMailJob } from '../mail/send-mail.job.ts'
import { mediaJobs } from '../media/media.jobs.ts'
import { syncStripePricesJob } from '../payment/sync-stripe-prices.job.ts'
import { keepFormsJob } from '../print/forms/keep-forms.job.ts'
import { sendAccountLinkJob } from '../resources/accounts/send-account-link.job.ts'
import { forgetStatesJob } from '../resources/catalogue-changes/forget-states.job.ts'
import { runImportJob } from '../resources/catalogue-imports/run-import.job.ts'
import { forgetUploadsJob, resumeImportsJob } from '../resources/catalogue-imports/watch-imports.job.ts'
import { forgetPayerJob } from '../resources/checkout/forget-payer.job.ts'
import { refundPaymentJob } from '../resources/checkout/refund-payment.job.ts'
import { removeUnlinkedNodesJob } from '../resources/files/remove-unlinked-nodes.job.ts'
import { remindFreeAccessJob } from '../resources/people/remind-free-access.job.ts'
import { keepSubscriptionsJob } from '../resources/subscriptions/keep-subscriptions.job.ts'
import { remindInvitationsJob } from '../resources/teams/remind-invitations.job.ts'
import { sendInvitationsJob } from '../resources/teams/send-invitations.job.ts'
import type { Services } from '../services.ts'
import { tidyUpJob } from './tidy-up.job.ts'

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
  ...mediaJobs,
] as readonly Job<Services>[]
