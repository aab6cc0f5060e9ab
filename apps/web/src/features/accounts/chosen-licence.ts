import { canBuyLicence } from '@gebaerdenraum/domain/accounts/can-buy-licence'
import type { LicenceChoice } from '@gebaerdenraum/domain/accounts/licence-choice'
import { offerFor } from '@gebaerdenraum/domain/billing/licence-wish'
import type { LicenseOffer, LicenseOffers } from '@gebaerdenraum/domain/billing/licenses.contract'
import { api } from '../../api/client.ts'
import { currentSession } from '../../api/session.ts'
import { type RememberedWish, rememberedWish, rememberWish } from './remembered-wish.ts'

/** A licence that was chosen in this tab; `offer` is absent where the price list does not have it. */
export type ChosenLicence = { readonly offers: LicenseOffers; readonly offer: LicenseOffer | undefined }

/** Looks the wish up in the price list of today, which is asked for. */
export const findChosenLicence = async ({ wish, customerType, country }: RememberedWish): Promise<ChosenLicence> => {
  const offers = await api.licenses.find({ country, customerType })
  return { offers, offer: offerFor(offers, wish) }
}

/** What was chosen in this tab and the server does not keep yet; null where there is nothing to keep. */
export const unkeptChoice = async (): Promise<LicenceChoice | null> => {
  const remembered = rememberedWish()
  if (!remembered || remembered.isKept || remembered.wish.size === 'custom') return null
  const { offer } = await findChosenLicence(remembered)
  const { customerType, country } = remembered
  return offer ? { license: offer.id, customerType, country } : null
}

export const markWishKept = (): void => {
  const remembered = rememberedWish()
  if (remembered) rememberWish({ ...remembered, isKept: true })
}

/** Has the server keep what was chosen in this tab, for who can buy it. Rejects with the server's refusal. */
export const keepRememberedWish = async (): Promise<void> => {
  const user = currentSession()?.user
  if (!user?.isEmailVerified || user.hasActiveSubscription || !canBuyLicence(user)) return
  const choice = await unkeptChoice()
  if (!choice) return
  await api['licence-choices'].create(choice)
  markWishKept()
}
