/**
 * The order of hits (decisions, "Search"): exact title, title prefix, title word, part of a title, keyword, the rest,
 * and last what only resembles the query. An inflected form of the whole title counts as the title ("Hunde" is Hund
 * before it is hundert). Inside a step a whole word stands before an inflected one and that before a beginning; the
 * head of a compound stands before its modifier, and parts that are only guessed stand below keywords.
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
  titleHead: 7,
  titleHeadInflected: 8,
  barePrefix: 9,
  titleHeadPrefix: 10,
  titleModifier: 11,
  keyword: 12,
  keywordInflected: 13,
  keywordPrefix: 14,
  titlePart: 15,
  category: 16,
  keywordPart: 17,
  guessedHead: 18,
  firstFuzzy: 19,
  innerTitle: 25,
  innerKeyword: 26,
  none: 255,
} as const

/** Hits from here on only resemble the query ("Meintest du …?"). */
export const FIRST_GUESS = RANK.guessedHead

/**
 * Where a term comes from. A compact title is the whole title in one piece. Heads, modifiers and parts are pieces of
 * compounds. "Bare" is a title or title word that has lost its umlaut dots.
 */
export const FIELD = {
  compactTitle: 0,
  title: 1,
  keyword: 2,
  category: 3,
  bareCompactTitle: 4,
  bareTitle: 5,
  titleHead: 6,
  likelyTitleHead: 7,
  titleModifier: 8,
  titlePart: 9,
  keywordPart: 10,
} as const
export type Field = (typeof FIELD)[keyof typeof FIELD]

type FieldName = keyof typeof FIELD
type RankName = keyof typeof RANK

/** Rank by field for one way in which a query word may meet a term; fields without a rank are not met that way. */
const ranksByField = (names: Partial<Record<FieldName, RankName>>): Uint8Array => {
  const ranks = new Uint8Array(Object.keys(FIELD).length).fill(RANK.none)
  for (const [field, rank] of Object.entries(names)) ranks[FIELD[field as FieldName]] = RANK[rank]
  return ranks
}

export const WHOLE = ranksByField({
  compactTitle: 'exactTitle',
  title: 'titleWord',
  keyword: 'keyword',
  category: 'category',
  bareCompactTitle: 'exactTitle',
  bareTitle: 'titleWord',
  titleHead: 'titleHead',
  likelyTitleHead: 'titleHead',
  titlePart: 'titlePart',
  keywordPart: 'keywordPart',
})

const PREFIX_NAMES = {
  compactTitle: 'titlePrefix',
  title: 'titleWordPrefix',
  keyword: 'keywordPrefix',
  category: 'category',
  bareCompactTitle: 'titlePrefix',
  bareTitle: 'titleWordPrefix',
  titleHead: 'titleHeadPrefix',
  likelyTitleHead: 'titlePart',
  titlePart: 'titlePart',
  keywordPart: 'keywordPart',
} as const
export const PREFIX = ranksByField(PREFIX_NAMES)
/** What was typed is a word of its own without umlaut: "platz" means Spielplatz before Plätzchen. */
export const PREFIX_OF_OWN_WORD = ranksByField({
  ...PREFIX_NAMES,
  bareCompactTitle: 'barePrefix',
  bareTitle: 'barePrefix',
})

const INFLECTED_NAMES = {
  compactTitle: 'inflectedTitle',
  title: 'titleWordInflected',
  keyword: 'keywordInflected',
  category: 'category',
  titleHead: 'titleHeadInflected',
  likelyTitleHead: 'titleHeadInflected',
  titleModifier: 'titleModifier',
  titlePart: 'titlePart',
  keywordPart: 'keywordPart',
} as const
export const INFLECTED = ranksByField(INFLECTED_NAMES)
/** The stem meets only without the umlaut that was typed: "Häuser" is Haus, but "schönes" is schön before schon. */
export const OTHER_INFLECTED = ranksByField({ ...INFLECTED_NAMES, compactTitle: 'otherInflectedTitle' })

/** The whole query in one piece against whole titles ("tshirt", "zufuss"). */
export const COMPACT_WHOLE = ranksByField({ compactTitle: 'exactTitle', bareCompactTitle: 'exactTitle' })
export const COMPACT_PREFIX = ranksByField({ compactTitle: 'titlePrefix', bareCompactTitle: 'titlePrefix' })
export const COMPACT_PREFIX_OF_OWN_WORD = ranksByField({ compactTitle: 'titlePrefix', bareCompactTitle: 'barePrefix' })
/** "äpf" meets "Apfel": the typed umlaut says otherwise, but the plural may be meant. */
export const OTHER_SPELLING = ranksByField({
  title: 'titlePart',
  bareTitle: 'titlePart',
  keyword: 'keywordPart',
  category: 'category',
})

/** A hit that only resembles: words before beginnings, fewer edits first, then whole title, title word, keyword. */
export const fuzzyRank = (edits: number, field: number, isWhole: boolean): number =>
  RANK.firstFuzzy + (isWhole ? 0 : 8) + (edits - 1) * 3 + FUZZY_ORDER[field]!

/** Which fields are compared with misspelled words, and in which order; the others are not. */
const FUZZY_ORDER: Readonly<Record<number, number>> = {
  [FIELD.compactTitle]: 0,
  [FIELD.bareCompactTitle]: 0,
  [FIELD.title]: 1,
  [FIELD.bareTitle]: 1,
  [FIELD.keyword]: 2,
}
export const isFuzzyField = (field: number): boolean => field in FUZZY_ORDER

/** The typed word stands somewhere inside a title or keyword: between misspelled words and misspelled beginnings. */
export const INNER_PIECE = ranksByField({
  compactTitle: 'innerTitle',
  title: 'innerTitle',
  bareCompactTitle: 'innerTitle',
  bareTitle: 'innerTitle',
  keyword: 'innerKeyword',
})
/** It is the end of a title word: perhaps the head of a compound whose words nobody confirms ("sauger" in Staubsauger). */
export const INNER_END = ranksByField({
  compactTitle: 'guessedHead',
  title: 'guessedHead',
  bareCompactTitle: 'guessedHead',
  bareTitle: 'guessedHead',
  keyword: 'innerKeyword',
})

/** From this many letters on, the beginning of a compound's part is a hit ("gart" finds Kindergarten). */
export const SHORTEST_PART_PREFIX = 4
