/** In which sizes an own upload is sent (decisions, Media). `original` is what was uploaded, upright and without metadata. */
export const IMAGE_VARIANTS = ['default', 'small', 'thumbnail', 'original'] as const
export type ImageVariant = (typeof IMAGE_VARIANTS)[number]
