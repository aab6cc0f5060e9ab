import { withoutElements } from './content-changes.ts'
import { type DocumentContent, type DocumentElement, fieldsOf } from './document-content.ts'
import { type ImageReference, isSameReference, type UploadReference } from './image-reference.ts'
import { kindOf } from './kinds/document-kinds.ts'

/** Every picture on every page and the logo, as often as each is used. */
export const imagesIn = (content: DocumentContent): readonly ImageReference[] => {
  const { imageSlots } = kindOf(content)
  const images = Object.values(content.elementsKeyedById).flatMap((element) =>
    imageSlots.flatMap((slot) => fieldsOf(element)[slot] ?? []),
  )
  return content.properties.logo ? [content.properties.logo, ...images] : images
}

/**
 * The content with every picture replaced by what `change` makes of it, as when a copy gets its own images; null takes
 * it away, in a grid with its element.
 */
export const withImages = (
  content: DocumentContent,
  change: (image: ImageReference) => ImageReference | null,
): DocumentContent => {
  const elements = Object.values(content.elementsKeyedById).map(
    (element) => [element, changedElement(content, element, change)] as const,
  )
  const gone = elements.flatMap(([{ id }, changed]) => (changed ? [] : id))
  const changed = elements.flatMap(([element, next]) => (next && next !== element ? [[next.id, next] as const] : []))
  const rest = withoutElements(withLogo(content, change), gone)
  if (changed.length === 0) return rest
  return { ...rest, elementsKeyedById: { ...rest.elementsKeyedById, ...Object.fromEntries(changed) } }
}

/** The very same element when its pictures stay; null when it is nothing without them. */
const changedElement = (
  content: DocumentContent,
  element: DocumentElement,
  change: (image: ImageReference) => ImageReference | null,
): DocumentElement | null => {
  const { imageSlots, withImage } = kindOf(content)
  return imageSlots.reduce<DocumentElement | null>((changed, slot) => {
    const image = changed && fieldsOf(changed)[slot]
    if (!changed || !image) return changed
    const next = change(image)
    return isSameReference(image, next) ? changed : withImage(changed, slot, next)
  }, element)
}

/** A logo can only be an upload. */
const withLogo = (
  content: DocumentContent,
  change: (image: ImageReference) => ImageReference | null,
): DocumentContent => {
  const { logo } = content.properties
  if (!logo) return content
  const next = change(logo)
  if (isSameReference(logo, next)) return content
  const kept: UploadReference | null = next?.service === 'images' ? next : null
  return { ...content, properties: { ...content.properties, logo: kept } }
}
