import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import type { SignMatch } from '@gebaerdenraum/domain/lists/sign-matches.contract'

/** By word, the id of the sign that stands for it; null leaves the word out. A word that is not here is as proposed. */
export type Choices = Readonly<Record<string, string | null>>

/** The sign of a word: what was chosen, else what is proposed. A mere guess is proposed by nobody. */
export const signOf = ({ word, state, signs }: SignMatch, choices: Choices): ListSign | null => {
  const chosen = choices[word]
  if (chosen === undefined) return state === 'missing' ? null : (signs[0] ?? null)
  return signs.find(({ _id }) => _id === chosen) ?? null
}

/** The signs to be added, in the order of the words, each once and none that the list has already. */
export const signsToAdd = (
  matches: readonly SignMatch[],
  choices: Choices,
  contained: readonly string[],
): readonly ListSign[] => {
  const taken = new Set(contained)
  return matches.flatMap((match) => {
    const sign = signOf(match, choices)
    if (!sign || taken.has(sign._id)) return []
    taken.add(sign._id)
    return [sign]
  })
}
