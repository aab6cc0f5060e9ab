import type { AlphabetLetter } from '@gebaerdenraum/domain/hands/alphabet-letters'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { letterDrawingsQuery } from '../letter-drawings.ts'
import { useHandColours } from '../use-hand-colours.ts'
import classes from './letter-hand.module.css'

type Props = {
  readonly letter: AlphabetLetter
  /** Cut to the hand, where hands stand in a row; else all of them have the same room and scale. */
  readonly isCut?: boolean
}

/** A letter's hand as a drawing. What it says stands beside it. */
export const LetterHand = ({ letter, isCut = false }: Props) => {
  const { data: drawings } = useQuery(letterDrawingsQuery)
  const { colouring, scheme } = useHandColours()
  const picture = useMemo(() => drawings?.drawLetter(letter, colouring, scheme), [drawings, letter, colouring, scheme])
  if (!picture) return <Skeleton className={classes.skeleton!} data-cut={isCut || undefined} />
  const { width, height, body } = picture
  const left = isCut ? -MARGIN : (width - ROOM) / 2
  const viewBox = `${left} ${(height - ROOM) / 2} ${isCut ? width + 2 * MARGIN : ROOM} ${ROOM}`
  return (
    <svg
      className={classes.hand}
      data-cut={isCut || undefined}
      viewBox={viewBox}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only markup of our own drawing code comes here.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}

/** In the unit of the drawings: the largest hand is 31 of them. */
const ROOM = 32
const MARGIN = 0.75
