import { foldedWords } from './sign-terms.ts'
import { stemOf } from './stems.ts'

/** The catalogue's own words and stems, which vouch for the cuts in its compounds. Yields after every step of the work. */
export function* knownWords(texts: Iterable<string>): Generator<undefined, ReadonlySet<string>> {
  const known = new Set<string>()
  let count = 0
  for (const text of new Set(texts)) {
    if (++count % TEXTS_PER_STEP === 0) yield
    const isNounLike = /^\p{Lu}/u.test(text)
    for (const { plain, wide } of foldedWords(text)) {
      const stem = stemOf(plain)
      for (const word of [plain, wide, stem]) if (vouches(word, isNounLike)) known.add(word)
    }
  }
  return known
}

const TEXTS_PER_STEP = 1_000

/** Three letters vouch only as a noun: "Bus" and "Tag" do, "den" and "ich" would cut words anywhere. */
const vouches = (word: string, isNounLike: boolean): boolean => word.length > 3 || (word.length === 3 && isNounLike)
