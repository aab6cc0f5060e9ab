export { heldLicenceText, personAddress, teamAddress } from './people/people-texts.ts'
export { secondFactorQuery } from './second-factor/queries.ts'
