import type { Sign } from '@gebaerdenraum/domain/signs/signs.contract'
import { startTransition, useEffect, useMemo, useState } from 'react'

/** About what a window shows at once. */
const FIRST_ROWS = 4
const FIRST_CARDS = 12

/**
 * When other signs come in, the rows in sight are painted at once and the others with the next frame, so that typing
 * never waits for cards that nobody sees. A change within the same signs (a heart) keeps all of them.
 */
export const useFirstRows = (signs: readonly Sign[], columns: number): readonly Sign[] => {
  const ids = useMemo(() => signs.map(({ _id }) => _id).join(), [signs])
  const [paintedIds, setPaintedIds] = useState(ids)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPaintedIds(ids)))
    return () => cancelAnimationFrame(frame)
  }, [ids])
  return paintedIds === ids ? signs : signs.slice(0, Math.max(FIRST_ROWS * columns, FIRST_CARDS))
}
