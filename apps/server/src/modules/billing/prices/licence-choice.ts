import type { LicenceChoice } from '@gebaerdenraum/domain/accounts/licence-choice'
import { choiceState, type KeptChoice, LICENCE_CHOICE_DAYS } from '@gebaerdenraum/domain/billing/kept-choice'
import { type LicenceOffer, offerOf } from '@gebaerdenraum/domain/billing/price-list'
import type { Database } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { Services } from '../services.ts'
import { findLicenceChoice, saveLicenceChoice } from './licence-choices.repository.ts'

const DAY_MS = 86_400_000
const GONE = 'Diese Lizenz gibt es nicht mehr. Bitte wähle eine andere.'

/** The licence of the price list that was chosen. Throws a 400 with the field `license` where it is not on offer. */
export const chosenOffer = async (
  db: Database,
  { prices }: Services,
  { license, customerType }: LicenceChoice,
): Promise<LicenceOffer> => {
  const { list } = await prices.current(db)
  const offer = offerOf(list, new Date(), license)
  if (!offer?.customerTypes.includes(customerType))
    throw new ApiError('BadRequest', GONE, { errors: { license: GONE } })
  return offer
}

export const keepLicenceChoice = (
  db: Database,
  userId: string,
  { license, net }: LicenceOffer,
  { customerType, country }: LicenceChoice,
): Promise<void> => saveLicenceChoice(db, { userId, license, net, customerType, country, chosenAt: new Date() })

/** What the account has chosen, compared with the price list of today; null where nothing is kept. */
export const keptChoice = async (
  db: Database,
  { prices }: Services,
  userId: string,
  now: Date,
): Promise<KeptChoice | null> => {
  const row = await findLicenceChoice(db, userId, oldestChoice(now))
  if (!row) return null
  const { license, customerType, country } = row
  const offer = offerOf((await prices.current(db)).list, now, license.id)
  return { licenseObject: license, customerType, country, state: choiceState(row, offer) }
}

/** Choices from before this moment are forgotten. */
export const oldestChoice = (now: Date): Date => new Date(now.getTime() - LICENCE_CHOICE_DAYS * DAY_MS)
