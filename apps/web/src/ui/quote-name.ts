/**
 * A name inside a sentence, in quotation marks. A name that brings a pair of its own, such as „Raster”-Dokument, which is what
 * new print templates are called, gets none around it.
 */
export const quoteName = (name: string): string => (/„[^“”]*[“”]/.test(name) ? name : `„${name}“`)
