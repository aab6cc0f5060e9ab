import { withElements, withoutElements } from './content-changes.ts'
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
  const { imageSlots, withImage } = kindOf(content)
  const changed: DocumentElement[] = []
  const gone: string[] = []
  for (const element of Object.values(content.elementsKeyedById)) {
    const next = imageSlots.reduce<DocumentElement | null>((kept, slot) => {
      const image = kept && fieldsOf(kept)[slot]
      if (!kept || !image) return kept
      const replaced = change(image)
      return isSameReference(image, replaced) ? kept : withImage(kept, slot, replaced)
    }, element)
    if (next === null) gone.push(element.id)
    else if (next !== element) changed.push(next)
  }
  return withElements(withoutElements(withLogo(content, change), gone), changed)
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
