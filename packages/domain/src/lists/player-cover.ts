import type { RevealPart } from '../catalogue/reveal.ts'

/**
 * What is covered of a custom sign, whose one picture is film and drawing at once: as long as one of the two may be seen,
 * so may it. Only where both are the question, it is.
 */
export const coveredOfCustom = (covered: readonly RevealPart[]): readonly RevealPart[] => [
  ...covered.filter((part) => part === 'title'),
  ...(covered.includes('video') && covered.includes('image') ? (['image'] as const) : []),
]
