import { anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import { offerRefusalsContract } from '@gebaerdenraum/domain/billing/offers/offer-answers.contract'
import { CLOSED_OFFER_TEXTS, offerState } from '@gebaerdenraum/domain/billing/offers/offer-state'
import { ApiError } from '../../../platform/framework/errors.ts'
import { sendMailJob } from '../../../platform/mail/send-mail.job.ts'
import { isTokenOf } from '../../teams/index.ts'
import { defineResource } from '../services.ts'
import { lockRequest, setRequestState } from './custom-subscription-requests.repository.ts'
import { noOffer } from './offer-of.ts'
import { findOffer, lockOffer, updateOffer } from './offers.repository.ts'

export const offerRefusalsResource = defineResource(offerRefusalsContract, {
  create: {
    allow: anyone({ rows: 'by the token of its link' }),
    limit: { points: 30, seconds: 3_600, by: 'address' },
    async handle({ data, db, services: { queue, settings }, unit }) {
      const now = new Date()
      const known = await findOffer(db, data.offer)
      const request = known && (await lockRequest(db, known.request.id))
      const offer = known && (await lockOffer(db, data.offer))
      if (!request || !offer || !isTokenOf(offer, data.offerToken)) throw noOffer()
      const state = offerState(offer, now)
      if (state === 'declined') return { _id: offer.id }
      if (state !== 'open' && state !== 'expired') throw new ApiError('Conflict', CLOSED_OFFER_TEXTS[state])
      await updateOffer(db, offer.id, { declinedAt: now, declineReason: data.reason })
      await setRequestState(db, request.id, 'declined')
      if (settings.operatorMail !== undefined) {
        const subject = `Angebot abgelehnt: ${offer.seats} Plätze`
        const said = data.reason === '' ? 'Einen Grund gibt es nicht.' : `Grund: ${data.reason}`
        const text = `${request.name} (${request.email}) hat das Angebot abgelehnt. ${said}`
        await queue.enqueue(unit, sendMailJob, { to: settings.operatorMail, subject, text })
      }
      return { _id: offer.id }
    },
  },
})
