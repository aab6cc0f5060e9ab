import { SIGN_MEDIA_TYPES, type SignMediaType } from '../../media/sign-media.ts'
import type { WordClassId } from '../word-classes.ts'

/** All of a sign that can be changed, as it is kept with each change. The short form stays for good: links lead to it. */
export type SignState = {
  readonly title: string
  readonly wordClass: WordClassId
  /** Id of the category. */
  readonly category: string
  readonly keywords: readonly string[]
  readonly symbol: string | null
  readonly isPreview: boolean
  readonly isFingerspelled: boolean
  readonly isRetired: boolean
  /** The moment of the film that its still picture shows; null: its middle. Belongs to the film that is there. */
  readonly posterMs: number | null
  /** SHA-256 of the current media that were brought in. */
  readonly media: Readonly<Partial<Record<SignMediaType, string>>>
}

const PLAIN_FIELDS = [
  'title',
  'wordClass',
  'category',
  'keywords',
  'symbol',
  'isPreview',
  'isFingerspelled',
  'isRetired',
  'posterMs',
] as const satisfies readonly (keyof SignState)[]

/** What a change is told in, compared by and taken back by: each field for itself, each medium for itself. */
export const STATE_FIELDS = [...PLAIN_FIELDS, ...SIGN_MEDIA_TYPES] as const
export type StateField = (typeof STATE_FIELDS)[number]

export const changedStateFields = (one: SignState, other: SignState): readonly StateField[] =>
  STATE_FIELDS.filter((field) => !isSameField(one, other, field))

export const isSameField = (one: SignState, other: SignState, field: StateField): boolean => {
  if (field === 'keywords') return isSameList(one.keywords, other.keywords)
  return fieldOf(one, field) === fieldOf(other, field)
}

/** `state` with these fields as they are in `source`. */
export const withFieldsOf = (state: SignState, source: SignState, fields: readonly StateField[]): SignState => {
  const media: Partial<Record<SignMediaType, string>> = { ...state.media }
  for (const type of SIGN_MEDIA_TYPES.filter((type) => fields.includes(type))) {
    const sha256 = source.media[type]
    if (sha256 === undefined) delete media[type]
    else media[type] = sha256
  }
  const plain = PLAIN_FIELDS.filter((field) => fields.includes(field)).map((field) => [field, source[field]])
  return { ...state, ...Object.fromEntries(plain), media }
}

/** What no sign has for itself: neither brought in nor composed from its drawing. */
export const missingMedia = (types: readonly SignMediaType[]): readonly SignMediaType[] =>
  SIGN_MEDIA_TYPES.filter((type) => !types.includes(type) && !(isComposed(type) && types.includes('signOnly')))

const isComposed = (type: SignMediaType): boolean => type === 'signBox' || type === 'signMap'

const isMedium = (field: StateField): field is SignMediaType => SIGN_MEDIA_TYPES.some((type) => type === field)

const fieldOf = (state: SignState, field: Exclude<StateField, 'keywords'>): string | number | boolean | null =>
  isMedium(field) ? (state.media[field] ?? null) : state[field]

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])
