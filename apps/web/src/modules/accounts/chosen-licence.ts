import { canBuyLicence } from '@gebaerdenraum/domain/accounts/can-buy-licence'
import type { LicenceChoice } from '@gebaerdenraum/domain/accounts/licence-choice'
import { offerFor } from '@gebaerdenraum/domain/billing/licence-wish'
import type { LicenseOffer, LicenseOffers } from '@gebaerdenraum/domain/billing/licenses.contract'
import { api } from '../../api/client.ts'
import { currentSession } from '../../api/session.ts'
import { type RememberedWish, rememberedWish, rememberWish } from './remembered-wish.ts'

/** A licence that was chosen in this tab; `offer` is absent where the price list does not have it. */
export type ChosenLicence = { readonly offers: LicenseOffers; readonly offer: LicenseOffer | undefined }

/** Loads the current price list and finds the chosen licence in it. */
export const findChosenLicence = async ({ wish, customerType, country }: RememberedWish): Promise<ChosenLicence> => {
  const offers = await api.licenses.find({ country, customerType })
  return { offers, offer: offerFor(offers, wish) }
}

/** The licence that was chosen in this tab and that the server has not stored yet; null if there is none. */
export const findUnsavedChoice = async (): Promise<LicenceChoice | null> => {
  const remembered = rememberedWish()
  if (!remembered || remembered.isKept || remembered.wish.size === 'custom') return null
  const { offer } = await findChosenLicence(remembered)
  const { customerType, country } = remembered
  return offer ? { license: offer.id, customerType, country } : null
}

export const markChoiceSaved = (): void => {
  const remembered = rememberedWish()
  if (remembered) rememberWish({ ...remembered, isKept: true })
}

/** Stores the choice of this tab with the account, if it can buy a licence. Rejects with the server's error. */
export const saveRememberedChoice = async (): Promise<void> => {
  const user = currentSession()?.user
  if (!user?.isEmailVerified || user.hasActiveSubscription || !canBuyLicence(user)) return
  const choice = await findUnsavedChoice()
  if (!choice) return
  await api['licence-choices'].create(choice)
  markChoiceSaved()
}
