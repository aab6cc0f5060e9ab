import { administrator, anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import { specialTerritory } from '@gebaerdenraum/domain/billing/customers/special-territories'
import { CLOSED_OFFER_TEXTS, offerState } from '@gebaerdenraum/domain/billing/offers/offer-state'
import { offersContract } from '@gebaerdenraum/domain/billing/offers/offers.contract'
import { germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { makeToken } from '../../accounts/index.ts'
import { isTokenOf } from '../../teams/index.ts'
import { findAddressByEmail } from '../customers/customers.repository.ts'
import { defineResource } from '../services.ts'
import { lockRequest, setRequestState } from './custom-subscription-requests.repository.ts'
import { noOffer, offerOf, openedOfferOf } from './offer-of.ts'
import { findOffer, insertOffer, lockOffer, replaceOffers, updateOffer } from './offers.repository.ts'
import { sendOffer } from './send-offer.ts'

/** Its customer could not accept it: in a special territory the operator decides what is owed. */
const assertTaxable = async (db: Database, email: string): Promise<void> => {
  const address = await findAddressByEmail(db, email)
  const territory = address && specialTerritory(address)
  if (territory) {
    throw new ApiError(
      'BadRequest',
      `Für ${territory} gelten eigene Steuerregeln. Ein Angebot kann dort nicht angenommen werden: Bitte vereinbare die Lizenz von Hand.`,
    )
  }
}

export const offersResource = defineResource(offersContract, {
  get: {
    allow: anyone({ rows: 'by the token of its link' }),
    limit: { points: 300, seconds: 3_600, by: 'address' },
    async handle({ id, db, query }) {
      const found = isUuid(id) ? await findOffer(db, id) : undefined
      if (!found || !isTokenOf(found.offer, query.offerToken)) throw noOffer()
      return openedOfferOf(found.offer, found.request, new Date())
    },
  },
  create: {
    allow: administrator({ rows: 'to a request' }),
    limit: { points: 300, seconds: 3_600, by: 'caller' },
    async handle({ data, db, services, unit }) {
      const now = new Date()
      const request = await lockRequest(db, data.request)
      if (!request) throw new ApiError('NotFound', 'Diese Anfrage gibt es nicht.')
      if (data.validUntil < germanDayOf(now)) {
        const sentence = 'Der letzte Tag darf nicht in der Vergangenheit liegen'
        throw new ApiError('BadRequest', sentence, { errors: { validUntil: sentence } })
      }
      await assertTaxable(db, request.email)
      await replaceOffers(db, request.id, now)
      const { token, tokenHash } = makeToken()
      const { request: requestId, ...offered } = data
      const offer = await insertOffer(db, { ...offered, requestId, tokenHash, createdAt: now })
      await setRequestState(db, request.id, 'offer')
      await sendOffer(unit, services, { offer, request, token })
      return offerOf(offer, now)
    },
  },
  patch: {
    allow: administrator({ rows: 'open ones' }),
    limit: { points: 300, seconds: 3_600, by: 'caller' },
    async handle({ id, data, db, services, unit }) {
      const now = new Date()
      const known = isUuid(id) ? await findOffer(db, id) : undefined
      const request = known && (await lockRequest(db, known.request.id))
      const offer = known && (await lockOffer(db, id))
      if (!request || !offer) throw new ApiError('NotFound', 'Dieses Angebot gibt es nicht.')
      const state = offerState(offer, now)
      if ('withdrawn' in data) {
        if (state !== 'open' && state !== 'expired') throw new ApiError('Conflict', CLOSED_OFFER_TEXTS[state])
        await setRequestState(db, request.id, 'answered')
        return offerOf(await updateOffer(db, id, { withdrawnAt: now }), now)
      }
      if (state !== 'open') throw new ApiError('Conflict', CLOSED_OFFER_TEXTS[state])
      const { token, tokenHash } = makeToken()
      const resent = await updateOffer(db, id, { tokenHash })
      await sendOffer(unit, services, { offer: resent, request, token })
      return offerOf(resent, now)
    },
  },
})
