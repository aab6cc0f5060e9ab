import { REVEAL_PARTS, type RevealPart } from '@gebaerdenraum/domain/catalogue/reveal'
import { Kbd } from '@mantine/core'
import classes from './reveal-cover.module.css'

type RevealCoverProps = { readonly part: RevealPart; readonly onReveal: (part: RevealPart) => void }

const PART_NAMES: Readonly<Record<RevealPart, string>> = { title: 'Titel', video: 'Video', image: 'Zeichnung' }

/** One big plain surface over a covered part. It fills the box that it is put into. */
export const RevealCover = ({ part, onReveal }: RevealCoverProps) => (
  <button type="button" className={classes.cover} data-part={part} onClick={() => onReveal(part)}>
    <span className={classes.action}>Aufdecken</span>
    <span className={classes.part}>{PART_NAMES[part]}</span>
    <Kbd className={classes.key} aria-hidden="true">
      {REVEAL_PARTS.indexOf(part) + 1}
    </Kbd>
  </button>
)
