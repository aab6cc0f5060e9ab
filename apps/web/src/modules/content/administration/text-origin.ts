import type { PageVersion } from '@gebaerdenraum/domain/content/page-versions.contract'
import { germanMoment } from '../../../ui/german-dates.ts'

/** Where a text comes from, and since when it is there. */
export const textOrigin = ({ revision, author, createdAt }: PageVersion): string => {
  if (revision > 0) return [createdAt && germanMoment(createdAt), author].filter(Boolean).join(', ')
  return createdAt ? `Datei vom ${germanMoment(createdAt)}` : 'Mit der App gekommen, noch ein Platzhalter'
}
