import { laterComponent } from '../../ui/later-component.tsx'

/** Prices and everything about them come with their own file: most visitors of a sign never scroll that far. */
export const LicenceBlock = laterComponent(async () => ({
  default: (await import('./public/licence-block.tsx')).LicenceBlock,
}))
export { firstOffersQuery } from './queries.ts'
