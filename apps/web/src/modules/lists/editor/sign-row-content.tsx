import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { IconCircleCheckFilled, IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, memo } from 'react'
import { isForDarkPage, useLook, WordClassBadge } from '../../catalogue/index.ts'
import { CustomTag, hasWordClass } from '../components/custom-tag.tsx'
import { listPictureOf } from '../components/list-picture.ts'
import classes from './sign-rows.module.css'

type Props = {
  readonly sign: ListSign
  readonly isLearned: boolean
  readonly onOpen: (sign: ListSign) => void
  /** Whether the viewer reaches custom signs themselves, and not only the list that shows them. */
  readonly canOpenCustom?: boolean
}

/** Number, picture, name and what is known of a sign: the same where a list is edited and where it is only looked at. */
export const SignRowContent = memo(function SignRowContent({ sign, isLearned, onOpen, canOpenCustom = false }: Props) {
  const look = useLook()
  const picture = listPictureOf(sign, 'card', look)
  // A real link, so that it opens in a new tab too; a plain click opens it over the list.
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(sign)
  }
  return (
    <>
      <span className={classes.number} aria-hidden />
      <span className={classes.picture} data-for-dark={isForDarkPage(sign, 'signOnly', look) || undefined}>
        {picture ? <img src={picture} alt="" loading="lazy" decoding="async" draggable={false} /> : 'Ohne Zeichnung'}
      </span>
      <div className={classes.facts}>
        <SignName sign={sign} canOpenCustom={canOpenCustom} onClick={open} />
        <div className={classes.tags}>
          {hasWordClass(sign) && (
            <span className={classes.wordClass}>
              <WordClassBadge id={sign.wordClass} />
              <span aria-hidden>{WORD_CLASSES[sign.wordClass].title}</span>
            </span>
          )}
          {sign.isCustom && <CustomTag />}
          {sign.isOnlyOwn && (
            <span className={classes.onlyOwn}>
              <IconLock size={18} aria-hidden />
              Nur für dich sichtbar
            </span>
          )}
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

type NameProps = {
  readonly sign: ListSign
  readonly canOpenCustom: boolean
  readonly onClick: (event: MouseEvent) => void
}

/** A custom sign has no page in the catalogue; whoever reaches it comes to where it was drawn. */
const SignName = ({ sign, canOpenCustom, onClick }: NameProps) => {
  if (!sign.isCustom) {
    return (
      <a className={classes.name} href={`/app/gebaerden/${sign.slug}`} onClick={onClick} translate="no">
        {sign.name}
      </a>
    )
  }
  if (!canOpenCustom)
    return (
      <span className={classes.name} translate="no">
        {sign.name}
      </span>
    )
  return (
    <Link className={classes.name!} to="/app/eigene-gebaerden/$id" params={{ id: sign._id }} translate="no">
      {sign.name}
    </Link>
  )
}
