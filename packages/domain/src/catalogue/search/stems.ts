import { stemmer } from '@orama/stemmers/german'

/**
 * The stem under which the inflected forms of a plainly folded word meet: "hauser" and "haus" → "haus".
 * Snowball's German stemmer, with the plurals it leaves alone: "-innen", "-s" after a vowel,
 * and the doubled s of "Busse" and "Zeugnisse".
 */
export const stemOf = (plainWord: string): string => {
  const stem = stemmer(plainWord)
  if (stem.endsWith('inn')) return stem.slice(0, -1)
  return stem.length > 3 && (PLURAL_S.test(stem) || DOUBLED_S.test(stem)) ? stem.slice(0, -1) : stem
}

/**
 * A query may spell umlauts with two letters ("haeuser"), and only the plain folding leads to the stem. The narrowed
 * word is looked up beside the typed one and only as a whole stem, so a wrong guess ("aktull") meets nothing.
 */
export const narrowUmlautPairs = (word: string): string => word.replace(/([aou])e/g, '$1')

const PLURAL_S = /[aioy]s$/
const DOUBLED_S = /(?:u|ni)ss$/
