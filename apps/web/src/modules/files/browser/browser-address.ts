import { FILE_TYPES, type FileType } from '@gebaerdenraum/domain/files/file-types'

/** What the address of Organisieren says (specification 2, section 2): folder, filter, selection, and what is searched. */
export type BrowserAddress = {
  /** Null: the caller's own root. */
  readonly folder: string | null
  readonly fileType: FileType | null
  readonly chosen: readonly string[]
  readonly search: string
  /** Of the search's results, from 1. */
  readonly page: number
}

/** The words of the address, as the router gives and takes them; what is undefined is left out. */
export type AddressWords = Readonly<Record<string, string | undefined>>

/** Longer addresses break in mails and proxies; a larger selection is not kept in them. */
const MOST_CHOSEN = 40
/** As much as the server searches for. */
export const SEARCH_MAX = 120

export const addressOfWords = ({ c, t, s, q, seite }: AddressWords): BrowserAddress => ({
  folder: c || null,
  fileType: FILE_TYPES.find((fileType) => fileType === t) ?? null,
  chosen: s ? [...new Set(s.split(',').filter(Boolean))] : [],
  search: (q ?? '').slice(0, SEARCH_MAX),
  page: Math.max(1, Math.trunc(Number(seite)) || 1),
})

export const wordsOfAddress = ({ folder, fileType, chosen, search, page }: BrowserAddress): AddressWords => ({
  c: folder ?? undefined,
  t: fileType ?? undefined,
  s: chosen.length > 0 && chosen.length <= MOST_CHOSEN ? chosen.join(',') : undefined,
  q: search.trim() === '' ? undefined : search,
  seite: page > 1 && search.trim() !== '' ? String(page) : undefined,
})
