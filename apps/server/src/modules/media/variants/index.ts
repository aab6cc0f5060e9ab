/** A store of variants, for modules that make variants of their own. */
export { openVariant } from '../open-variant.ts'
export { createVariantStore, type VariantTimes } from './variant-store.ts'
