import { payer } from '@gebaerdenraum/domain/accounts/access/permissions'
import { offerAcceptancesContract } from '@gebaerdenraum/domain/billing/offers/offer-answers.contract'
import { ApiError } from '../../../platform/framework/errors.ts'
import { accountOfCaller } from '../../accounts/index.ts'
import { toPreview } from '../checkout/quote.ts'
import { toSubscriptionDto } from '../orders/subscription-dto.ts'
import { defineResource } from '../services.ts'
import { acceptOffer, openOffer } from './accept-offer.ts'
import { quoteOffer } from './quote-offer.ts'

export const offerAcceptancesResource = defineResource(offerAcceptancesContract, {
  create: {
    allow: payer({ rows: 'by the token of its link' }),
    limit: { points: 120, seconds: 3_600, by: 'caller' },
    async handle({ caller, data, query, db, services, unit }) {
      const account = await accountOfCaller(db, caller)
      const { prorationTimestamp, total, ...link } = data
      if (query.preview === 'true') {
        const at = new Date(Math.floor(Date.now() / 1000) * 1000)
        const offer = await openOffer(db, link, at)
        return toPreview(db, await quoteOffer(db, services, account, offer, at), at)
      }
      if (prorationTimestamp === undefined) {
        const sentence = 'Zeitpunkt der Vorschau ist erforderlich'
        throw new ApiError('BadRequest', sentence, { errors: { prorationTimestamp: sentence } })
      }
      const row = await acceptOffer(unit, services, account, { ...link, prorationTimestamp, total })
      return { subscription: await toSubscriptionDto(db, row, { isPayer: true }) }
    },
  },
})
