import { isFilmWordless, type RevealState } from '@gebaerdenraum/domain/catalogue/reveal'
import { useState } from 'react'

/** Whether the film is shown without letters and word. It is not exchanged while it is visible. */
export const useWordlessFilm = (state: RevealState): boolean => {
  const [current, setCurrent] = useState(() => isFilmWordless(state, null))
  const next = isFilmWordless(state, current)
  if (next !== current) setCurrent(next)
  return next
}
