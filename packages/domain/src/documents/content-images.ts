import { withElement, withoutElements } from './content-changes.ts'
import { type DocumentContent, fieldsOf } from './document-content.ts'
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
  const { imageSlots, withImage } = kindOf(content)
  let changed = withLogo(content, change)
  for (const { id } of Object.values(content.elementsKeyedById)) {
    for (const slot of imageSlots) {
      const element = Object.hasOwn(changed.elementsKeyedById, id) ? changed.elementsKeyedById[id] : undefined
      const image = element && fieldsOf(element)[slot]
      if (!element || !image) continue
      const next = change(image)
      if (isSameReference(image, next)) continue
      const other = withImage(element, slot, next)
      changed = other ? withElement(changed, other) : withoutElements(changed, [id])
    }
  }
  return changed
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
