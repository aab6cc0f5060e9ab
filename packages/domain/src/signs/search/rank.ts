/**
 * The order of hits (decisions, "Search"): exact title, title prefix, title word, keyword, the rest, and last what only
 * resembles the query. An inflected form of the whole title counts as the title ("Hunde" is Hund before it is hundert).
 * Inside a step a whole word stands before an inflected one and that before a beginning.
 * Lower is better; each fits a byte.
 */
export const RANK = {
  exactTitle: 0,
  inflectedTitle: 1,
  otherInflectedTitle: 2,
  titlePrefix: 3,
  titleWord: 4,
  titleWordInflected: 5,
  titleWordPrefix: 6,
  keyword: 7,
  keywordInflected: 8,
  keywordPrefix: 9,
  titlePart: 10,
  category: 11,
  keywordPart: 12,
  firstFuzzy: 16,
  innerTitle: 22,
  innerKeyword: 23,
  none: 255,
} as const

/** Where a term comes from. A compact title is the whole title in one piece, a part the tail of a compound. */
export const FIELD = { compactTitle: 0, title: 1, keyword: 2, category: 3, titlePart: 4, keywordPart: 5 } as const
export type Field = (typeof FIELD)[keyof typeof FIELD]

/** Rank by field for each way in which a query word may meet a term. */
export const WHOLE = byField('exactTitle', 'titleWord', 'keyword', 'category', 'titlePart', 'keywordPart')
export const PREFIX = byField('titlePrefix', 'titleWordPrefix', 'keywordPrefix', 'category', 'titlePart', 'keywordPart')
export const INFLECTED = byField(
  'inflectedTitle',
  'titleWordInflected',
  'keywordInflected',
  'category',
  'titlePart',
  'keywordPart',
)
/** The stem meets only without the umlaut that was typed: "Häuser" is Haus, but "schönes" is schön before schon. */
export const OTHER_INFLECTED = byField(
  'otherInflectedTitle',
  'titleWordInflected',
  'keywordInflected',
  'category',
  'titlePart',
  'keywordPart',
)
/** The whole query in one piece against whole titles ("tshirt", "zufuss"). */
export const COMPACT_WHOLE = byField('exactTitle', 'none', 'none', 'none', 'none', 'none')
export const COMPACT_PREFIX = byField('titlePrefix', 'none', 'none', 'none', 'none', 'none')
/** "äpf" meets "Apfel": the typed umlaut says otherwise, but the plural may be meant. */
export const OTHER_SPELLING = byField('none', 'titlePart', 'keywordPart', 'category', 'none', 'none')

/** A hit that only resembles: words before beginnings, fewer edits first, then whole title, title word, keyword. */
export const fuzzyRank = (edits: number, field: number, isWhole: boolean): number =>
  RANK.firstFuzzy + (isWhole ? 0 : 8) + (edits - 1) * 3 + field

/** The typed word stands somewhere inside a title or keyword: between misspelled words and misspelled beginnings. */
export const INNER_PIECE = byField('innerTitle', 'innerTitle', 'innerKeyword', 'none', 'none', 'none')

/** From this many letters on, the beginning of a compound's part is a hit ("gart" finds Kindergarten). */
export const SHORTEST_PART_PREFIX = 4

type RankName = keyof typeof RANK

function byField(...names: readonly [RankName, RankName, RankName, RankName, RankName, RankName]): Uint8Array {
  return Uint8Array.from(names, (name) => RANK[name])
}
