/**
 * Where a German word may be divided, as positions in the word. A rule of thumb, not a dictionary: before the last
 * consonant of a group (Schu|le, Gar|ten), consonants that sound as one stay together (Kü|che, Zu|cker), and a linking s
 * stays with what stands before it (Genossenschafts|unfall).
 */
export const breakPoints = (word: string): readonly number[] => {
  const links = [...word.matchAll(LINKING)].map(({ index, 0: ending }) => index + ending.length)
  const syllables = [...word.matchAll(SYLLABLE)].map(({ index, 0: vowels, 1: between = '' }) => {
    const onset = ONSET.exec(between)?.[0] ?? ''
    return index + vowels.length - onset.length
  })
  const afterHyphens = [...word.matchAll(/-/g)].map(({ index }) => index + 1)
  const points = syllables.filter((point) => !links.some((link) => Math.abs(link - point) <= 1))
  return [...new Set([...points, ...links, ...afterHyphens])]
    .filter((point) => point >= LEAST_LETTERS && word.length - point >= LEAST_LETTERS)
    .sort((one, other) => one - other)
}

const LEAST_LETTERS = 3

/** Endings after which a compound goes on with a linking s. */
const LINKING = /(?:schafts|ungs|heits|keits|täts|ions|lings|tums)(?=\p{L})/giu

/** Vowels and the consonants up to the next vowel; that vowel is looked at, not consumed. */
const SYLLABLE =
  /(?:[aeiouyäöü](?:[iue](?<=ai|ei|au|eu|äu|ie|[aeo]{2}))?|aa|ee|oo)([^aeiouyäöü\P{L}]+)(?=[aeiouyäöü])/giu

/** What the next syllable begins with. */
const ONSET = /(?:sch[lmnrw]?|ch|ck|ph|th|qu|pfl?|[bcdfgkpt][lr](?<![dt]l|ck.)|[^\P{L}])$/iu
