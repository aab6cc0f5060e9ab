import type { AlphabetLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useLetterDrawings } from '../letter-drawings.ts'
import { useHandColours } from '../use-hand-colours.ts'
import classes from './letter-hand.module.css'

type Props = {
  readonly letter: AlphabetLetter
  /** Cut to the hand, where hands stand in a row; else all of them have the same room and scale. */
  readonly isCut?: boolean
}

/** A letter's hand as a drawing. What it says stands beside it. */
export const LetterHand = (props: Props) => (
  <Suspense fallback={<Skeleton className={classes.skeleton!} data-cut={props.isCut || undefined} />}>
    <DrawnHand {...props} />
  </Suspense>
)

const DrawnHand = ({ letter, isCut = false }: Props) => {
  const { drawLetter, room } = useLetterDrawings()
  const { colouring, scheme } = useHandColours()
  const { width, height, body } = drawLetter(letter, colouring, scheme)
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
