import type { PageVersion } from '@gebaerdenraum/domain/content/page-versions.contract'
import { germanMoment } from '../../../ui/german-dates.ts'

/** Where a text comes from, and since when it is there. */
export const textOrigin = (version: PageVersion): string => {
  const { revision, author, createdAt } = version
  if (isPlaceholder(version)) return 'Mit der App geliefert, noch ein Platzhalter'
  const moment = createdAt && germanMoment(createdAt)
  return revision > 0 ? [moment, author].filter(Boolean).join(', ') : `Datei vom ${moment}`
}

/** The text came with the product: the operator has neither published one nor put a file in its place. */
export const isPlaceholder = ({ revision, createdAt }: PageVersion): boolean => revision === 0 && createdAt === null
