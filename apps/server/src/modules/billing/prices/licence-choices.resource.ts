import { payer } from '@gebaerdenraum/domain/accounts/access/permissions'
import { licenceChoicesContract } from '@gebaerdenraum/domain/billing/licence-choices.contract'
import { accountOfCaller } from '../../accounts/index.ts'
import { defineResource } from '../services.ts'
import { chosenOffer, keepLicenceChoice } from './licence-choice.ts'

export const licenceChoicesResource = defineResource(licenceChoicesContract, {
  create: {
    allow: payer({ rows: 'the own one' }),
    limit: { points: 120, seconds: 3_600, by: 'caller' },
    async handle({ caller, data, db, services }) {
      const { id } = await accountOfCaller(db, caller)
      const offer = await chosenOffer(db, services, data)
      await keepLicenceChoice(db, id, offer, data)
      const { customerType, country } = data
      return { licenseObject: offer.license, customerType, country, state: 'offered' as const }
    },
  },
})
