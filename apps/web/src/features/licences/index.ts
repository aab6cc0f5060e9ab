import { lazy } from 'react'

/** Prices and everything about them come with their own file: most visitors of a sign never scroll that far. */
export const LicenceBlock = lazy(async () => ({ default: (await import('./public/licence-block.tsx')).LicenceBlock }))
