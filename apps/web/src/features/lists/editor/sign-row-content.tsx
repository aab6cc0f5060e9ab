import type { Sign } from '@gebaerdenraum/domain/signs/signs.contract'
import { WORD_CLASSES } from '@gebaerdenraum/domain/signs/word-classes'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { type MouseEvent, memo } from 'react'
import { pictureOf, WordClassBadge } from '../../signs/index.ts'
import classes from './sign-rows.module.css'

type Props = {
  readonly sign: Sign
  readonly isLearned: boolean
  readonly onOpen: (sign: Sign) => void
}

/** Number, picture, name and what is known of a sign: the same where a list is edited and where it is only looked at. */
export const SignRowContent = memo(function SignRowContent({ sign, isLearned, onOpen }: Props) {
  const picture = pictureOf(sign, 'signOnly', 'card')
  // A real link, so that it opens in a new tab too; a plain click opens it over the list.
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(sign)
  }
  return (
    <>
      <span className={classes.number} aria-hidden />
      <span className={classes.picture}>
        {picture ? <img src={picture} alt="" loading="lazy" decoding="async" draggable={false} /> : 'Ohne Zeichnung'}
      </span>
      <div className={classes.facts}>
        <a className={classes.name} href={`/app/gebaerden/${sign.slug}`} onClick={open}>
          {sign.name}
        </a>
        <div className={classes.tags}>
          <span className={classes.wordClass}>
            <WordClassBadge id={sign.wordClass} />
            <span aria-hidden>{WORD_CLASSES[sign.wordClass].title}</span>
          </span>
          {isLearned && (
            <span className={classes.learned}>
              <IconCircleCheckFilled size={18} aria-hidden />
              Gelernt
            </span>
          )}
        </div>
      </div>
    </>
  )
})
