import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { startTransition, useEffect, useMemo, useState } from 'react'

/** What a window shows at once, and a row to spare on most; on the tallest the last row comes a frame later. */
const FIRST_ROWS = 3
/** On a phone, where a row is two cards. */
const FIRST_CARDS = 12

/**
 * When other signs come in, the rows in sight are painted at once and the others with a later frame, so that typing
 * never waits for cards that nobody sees.
 */
export const useFirstRows = (signs: readonly Sign[], columns: number): readonly Sign[] => {
  const ids = useMemo(() => signs.map(({ _id }) => _id).join(), [signs])
  const [paintedIds, setPaintedIds] = useState(ids)
  useEffect(() => afterNextPaint(() => startTransition(() => setPaintedIds(ids))), [ids])
  return paintedIds === ids ? signs : firstToPaint(signs, paintedIds.split(','), columns)
}

/**
 * The first rows, and of the others those that are there already: a list that only lost a sign would otherwise become
 * short for a moment, and whoever had scrolled down in it would find himself further up.
 */
export const firstToPaint = <Item extends Pick<Sign, '_id'>>(
  signs: readonly Item[],
  paintedIds: readonly string[],
  columns: number,
): readonly Item[] => {
  const painted = new Set(paintedIds)
  const count = Math.max(FIRST_ROWS * columns, FIRST_CARDS)
  return signs.filter(({ _id }, index) => index < count || painted.has(_id))
}

/**
 * Calls once what is in the document now has been painted; gives the way to call it off. The first callback still runs
 * before that paint, and work begun there is done while the frame is on its way to the screen: it is for the second.
 */
const afterNextPaint = (act: () => void): (() => void) => {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return () => cancelAnimationFrame(frame)
}
