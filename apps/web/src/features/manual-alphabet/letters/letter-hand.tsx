import type { AlphabetLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
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
  if (!drawings || !picture) return <Skeleton className={classes.skeleton!} data-cut={isCut || undefined} />
  const { width, height, body } = picture
  const { room } = drawings
  const margin = room * MARGIN
  const [left, across] = isCut ? [-margin, width + 2 * margin] : [(width - room) / 2, room]
  const viewBox = `${left} ${(height - room) / 2} ${across} ${room}`
  return (
    <svg
      className={classes.hand}
      data-paper
      data-cut={isCut || undefined}
      viewBox={viewBox}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only markup of our own drawing code comes here.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}

/** Between hands in a row, in parts of the room that all hands have. */
const MARGIN = 0.02
