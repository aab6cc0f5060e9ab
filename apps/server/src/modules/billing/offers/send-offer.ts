import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { writtenDay } from '@gebaerdenraum/domain/kernel/german-days'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { sendMailJob } from '../../../platform/mail/send-mail.job.ts'
import { germanAmount } from '../mails/enqueue-licence-mail.ts'
import { offerMail } from '../mails/offer-mail.ts'
import type { Services } from '../services.ts'
import type { RequestRow } from './custom-subscription-requests.repository.ts'
import type { OfferRow } from './offers.repository.ts'

/** Mails an offer with its link to whoever asked. */
export const sendOffer = async (
  unit: UnitOfWork,
  { queue, settings: { productName, appUrl } }: Services,
  { offer, request, token }: { readonly offer: OfferRow; readonly request: RequestRow; readonly token: string },
): Promise<void> => {
  const mail = offerMail({
    productName,
    appUrl,
    name: request.name,
    seats: offer.seats,
    period: periodText(offer.period),
    price: `${germanAmount(offer.net)} (netto)`,
    validUntil: writtenDay(offer.validUntil),
    text: offer.text,
    link: `${appUrl}/angebot/${offer.id}/${token}`,
  })
  await queue.enqueue(unit, sendMailJob, { to: request.email, ...mail })
}
