import type { StateField } from './sign-state.ts'

/** What a field is called where changes are told. */
export const FIELD_TITLES: Readonly<Record<StateField, string>> = {
  title: 'Titel',
  wordClass: 'Wortart',
  category: 'Kategorie',
  keywords: 'Stichwörter',
  symbol: 'Symbol',
  isPreview: 'Vorschau',
  isFingerspelled: 'Fingeralphabet',
  isRetired: 'Angebot',
  posterMs: 'Standbild',
  signBox: 'SIGNbox',
  signMap: 'SIGNmap',
  signOnly: 'Zeichnung',
  signVideo: 'Video',
}

export const createdSummary = (title: string): string => `„${title}“ angelegt`
export const retiredSummary = (title: string): string => `„${title}“ zurückgezogen`
export const offeredSummary = (title: string): string => `„${title}“ wieder angeboten`

/** `„Hund“: Titel und Stichwörter geändert` */
export const editedSummary = (title: string, fields: readonly StateField[]): string => {
  const names = fields.map((field) => FIELD_TITLES[field])
  const last = names.at(-1) ?? ''
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} und ${last}` : last
  return `„${title}“: ${list} geändert`
}
