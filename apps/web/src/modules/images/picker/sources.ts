import type { ImageService } from '@gebaerdenraum/domain/images/image-reference'

/** The tabs of the picker, in their order. */
export const SOURCES = [
  { id: 'signs', service: 'signs', label: 'Gebärden' },
  { id: 'lists', service: 'signs', label: 'Aus Lernliste' },
  { id: 'custom-signs', service: 'custom-signs', label: 'Eigene Gebärden' },
  { id: 'images', service: 'images', label: 'Eigene Bilder' },
] as const satisfies readonly { readonly id: string; readonly service: ImageService; readonly label: string }[]

export type SourceId = (typeof SOURCES)[number]['id']

export const sourcesOf = (services: readonly ImageService[]) =>
  SOURCES.filter(({ service }) => services.includes(service))
