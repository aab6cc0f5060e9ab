import { type ImageReference, isSameReference, type UploadReference } from '../images/image-reference.ts'
import { withElements, withoutElements } from './content-changes.ts'
import { type DocumentContent, type DocumentElement, fieldsOf } from './document-content.ts'
import type { ElementClip } from './element-clip.ts'
import type { DocumentKind } from './kinds/document-kind.ts'
import { kindOf } from './kinds/document-kinds.ts'

type Change = (image: ImageReference) => ImageReference | null

/** Every picture on every page and the logo, as often as each is used. */
export const imagesIn = (content: DocumentContent): readonly ImageReference[] => {
  const { logo } = content.properties
  const images = imagesOf({ type: content.type, elements: Object.values(content.elementsKeyedById) })
  return logo ? [logo, ...images] : images
}

/** Every picture of elements that were copied. */
export const imagesOf = (clip: ElementClip): readonly ImageReference[] =>
  clip.elements.flatMap((element) => kindOf(clip).imageSlots.flatMap((slot) => fieldsOf(element)[slot] ?? []))

/**
 * The content with every picture replaced by what `change` makes of it, as when a copy gets its own images; null takes
 * it away, in a grid with its element.
 */
export const withImages = (content: DocumentContent, change: Change): DocumentContent => {
  const kind = kindOf(content)
  const changed: DocumentElement[] = []
  const gone: string[] = []
  for (const element of Object.values(content.elementsKeyedById)) {
    const next = elementWithImages(kind, element, change)
    if (next === null) gone.push(element.id)
    else if (next !== element) changed.push(next)
  }
  return withElements(withoutElements(withLogo(content, change), gone), changed)
}

/** The same for copied elements, as before they are pasted into a document of the team. */
export const clipWithImages = (clip: ElementClip, change: Change): ElementClip => ({
  ...clip,
  elements: clip.elements.flatMap((element) => elementWithImages(kindOf(clip), element, change) ?? []),
})

/** The very same element when its pictures stay; null when it is nothing without them. */
const elementWithImages = (kind: DocumentKind, element: DocumentElement, change: Change): DocumentElement | null =>
  kind.imageSlots.reduce<DocumentElement | null>((kept, slot) => {
    const image = kept && fieldsOf(kept)[slot]
    if (!kept || !image) return kept
    const replaced = change(image)
    return isSameReference(image, replaced) ? kept : kind.withImage(kept, slot, replaced)
  }, element)

/** A logo can only be an upload. */
const withLogo = (content: DocumentContent, change: Change): DocumentContent => {
  const { logo } = content.properties
  if (!logo) return content
  const next = change(logo)
  if (isSameReference(logo, next)) return content
  const kept: UploadReference | null = next?.service === 'images' ? next : null
  return { ...content, properties: { ...content.properties, logo: kept } }
}
