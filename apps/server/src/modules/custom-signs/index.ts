/** What lists and documents use of custom signs, which stand in both. */
export { noCustomSign } from './custom-sign-errors.ts'
export { headOf, wordClassOf } from './custom-sign-of.ts'
export { customSignPlaces, namesCustomSign, type ShowsCustomSigns } from './custom-sign-places.repository.ts'
export {
  type CustomSignHeadRow,
  type CustomSignRow,
  findCustomSign,
  findCustomSignHeads,
  findCustomSignHeadsByName,
  findReachableCustomSignIds,
  holdCustomSigns,
} from './custom-signs.repository.ts'
export { customSigns } from './tables/custom-signs.ts'
