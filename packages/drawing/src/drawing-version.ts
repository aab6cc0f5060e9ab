/** Raised whenever a drawing or film comes out differently, so that kept variants are made anew. */
export const DRAWING_VERSION = 5
