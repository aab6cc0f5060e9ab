import { SIGN_PICTURE_TYPES, type SignPictureType } from '../media/sign-media.ts'

/** Where the pictures of elements come from (specification 2, sections 3 and 9). */
export const IMAGE_SERVICES = ['signs', 'custom-signs', 'images'] as const
export type ImageService = (typeof IMAGE_SERVICES)[number]

/** Which of its drawings a sign shows belongs to the reference: the same sign may stand on a sheet as card and as map. */
export type SignReference = {
  readonly service: 'signs'
  readonly objectId: string
  readonly imageType: SignPictureType
}
export type CustomSignReference = { readonly service: 'custom-signs'; readonly objectId: string }
/** An own upload. */
export type UploadReference = { readonly service: 'images'; readonly objectId: string }

export type ImageReference = SignReference | CustomSignReference | UploadReference

/** Whether both show the same thing, be it in another drawing. */
export const isSameObject = (one: ImageReference, other: ImageReference): boolean =>
  one.service === other.service && one.objectId === other.objectId

/** Whether both show the same drawing of the same thing, or both nothing. */
export const isSameReference = (one: ImageReference | null, other: ImageReference | null): boolean => {
  if (one === null || other === null) return one === other
  const isSameDrawing = one.service !== 'signs' || other.service !== 'signs' || one.imageType === other.imageType
  return isSameObject(one, other) && isSameDrawing
}

/** Ids of records, pages and elements: they stand in addresses and as keys of objects. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/.test(value)

/** A reference out of data from outside, such as the clipboard, with its own fields and no others; else null. */
export const readImageReference = (value: unknown): ImageReference | null => {
  if (typeof value !== 'object' || value === null) return null
  const { service, objectId, imageType }: Record<string, unknown> = { ...value }
  if (!isId(objectId)) return null
  if (service === 'custom-signs' || service === 'images') return { service, objectId }
  const known = SIGN_PICTURE_TYPES.find((type) => type === imageType)
  return service === 'signs' && known ? { service, objectId, imageType: known } : null
}
