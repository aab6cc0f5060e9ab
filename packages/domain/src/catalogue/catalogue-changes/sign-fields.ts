import { z } from 'zod'
import { isSlug, slugOf } from '../import/sign-slug.ts'

/** The same bounds hold for what is typed and for what an import brings. */
export const TITLE_MAX_LENGTH = 120
export const CATEGORY_MAX_LENGTH = 80
export const KEYWORDS_MAX = 20
export const KEYWORD_MAX_LENGTH = 60

/** One spelling for what looks the same: composed letters, single blanks. */
export const tidy = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

export const lengthOf = (text: string): number => [...text].length

/** Control and invisible characters, such as soft hyphens from a word processor: they would break search and sorting. */
export const hasInvisible = (text: string): boolean => /[\p{Cc}\p{Cf}]/u.test(text)

const text = (name: string, maxLength: number) =>
  z
    .string()
    // Bounded before it is looked at any further.
    .max(maxLength * 8, `${name} ist zu lang.`)
    .transform(tidy)
    .refine((value) => value !== '', `${name} fehlt.`)
    .refine((value) => lengthOf(value) <= maxLength, `${name} ist länger als ${maxLength} Zeichen.`)
    .refine((value) => !hasInvisible(value), `${name} enthält unsichtbare Zeichen.`)

export const titleSchema = text('Der Titel', TITLE_MAX_LENGTH).refine(
  (title) => title === '' || slugOf(title) !== '',
  'Der Titel braucht einen Buchstaben oder eine Ziffer.',
)

export const categoryNameSchema = text('Der Name', CATEGORY_MAX_LENGTH).refine(
  (name) => name === '' || slugOf(name) !== '',
  'Der Name braucht einen Buchstaben oder eine Ziffer.',
)

const keywordSchema = text('Das Stichwort', KEYWORD_MAX_LENGTH).refine(
  (keyword) => !keyword.includes('|'),
  'Ein Stichwort darf keinen senkrechten Strich enthalten.',
)

/** Each keyword once, whatever its case. */
export const keywordsSchema = z
  .array(keywordSchema)
  .max(KEYWORDS_MAX, `Höchstens ${KEYWORDS_MAX} Stichwörter sind möglich.`)
  .transform((keywords): readonly string[] =>
    keywords.filter((keyword, index) => keywords.findIndex((other) => isSameWord(other, keyword)) === index),
  )

const isSameWord = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export const symbolSchema = z
  .string()
  .trim()
  .max(80, 'Das Symbol ist zu lang.')
  .refine(
    (symbol) => symbol === '' || isSlug(symbol),
    'Das Symbol hat nicht die Form eines Symbolnamens, zum Beispiel „dog-face“.',
  )
  .nullable()
  .transform((symbol) => symbol || null)
