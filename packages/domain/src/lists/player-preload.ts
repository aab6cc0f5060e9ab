/**
 * In which order the media of a list are fetched: of the card that is shown, then of its neighbours, because an answer
 * must show the next card at once, then of all that follow and at last of those that lie behind.
 */
export const preloadOrder = (cards: readonly string[], index: number): readonly string[] => {
  const next = cards.slice(index + 1)
  const previous = cards.slice(0, index).toReversed()
  const current = cards.slice(index, index + 1)
  return [...current, ...next.slice(0, 1), ...previous.slice(0, 1), ...next.slice(1), ...previous.slice(1)]
}
