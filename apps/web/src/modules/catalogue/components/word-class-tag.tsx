import { WORD_CLASSES, type WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import type { CSSProperties } from 'react'
import { WordClassIcon } from './word-class-icon.tsx'
import classes from './word-class-tag.module.css'

/** The colours of a word class as CSS variables, for whatever shows one. */
export const wordClassColors = (id: WordClassId): CSSProperties => {
  const { frame, tint, ink } = WORD_CLASSES[id]
  return { '--class-frame': frame, '--class-tint': tint, '--class-ink': ink } as CSSProperties
}

/** Icon on the tint of the class. The name stands beside it or, on a card, in the tooltip. */
export const WordClassBadge = ({ id }: { readonly id: WordClassId }) => (
  <span className={classes.badge} style={wordClassColors(id)} title={WORD_CLASSES[id].title}>
    <WordClassIcon id={id} size={16} />
    <span className={classes.hidden}>{WORD_CLASSES[id].title}</span>
  </span>
)
