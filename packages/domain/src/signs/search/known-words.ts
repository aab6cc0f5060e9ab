import { foldedWords } from './sign-terms.ts'
import { stemOf } from './stems.ts'

/** The catalogue's own words and stems, which vouch for the cuts in its compounds. */
export const knownWords = (texts: Iterable<string>): ReadonlySet<string> => {
  const known = new Set<string>()
  for (const text of new Set(texts)) {
    const isNounLike = /^\p{Lu}/u.test(text)
    for (const { plain, wide } of foldedWords(text)) {
      const stem = stemOf(plain)
      for (const word of [plain, wide, stem]) if (vouches(word, isNounLike)) known.add(word)
    }
  }
  return known
}

/** Three letters vouch only as a noun: "Bus" and "Tag" do, "den" and "ich" would cut words anywhere. */
const vouches = (word: string, isNounLike: boolean): boolean => word.length > 3 || (word.length === 3 && isNounLike)
