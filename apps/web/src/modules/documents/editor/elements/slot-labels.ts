import type { DocumentContent, ImageSlot } from '@gebaerdenraum/domain/documents/document-content'

/** What the picture of a slot is for: the title of its column. */
export const slotLabel = ({ properties }: Pick<DocumentContent, 'properties'>, slot: ImageSlot): string => {
  if (slot === 'firstColumnImage') return properties.firstColumnTitle.trim() || 'Erstes Bild'
  if (slot === 'secondColumnImage') return properties.secondColumnTitle.trim() || 'Zweites Bild'
  return 'Bild'
}
