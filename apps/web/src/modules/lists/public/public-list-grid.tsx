import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { isForDarkPage, useLook, WordClassBadge } from '../../catalogue/index.ts'
import { hasWordClass } from '../components/custom-tag.tsx'
import { listPictureOf } from '../components/list-picture.ts'
import classes from './public-list-grid.module.css'

type PublicListGridProps = {
  readonly signs: readonly ListSign[]
  readonly total: number
  readonly shareKey: string
}

/** The signs that may be seen, then a locked card for each that may not. */
export const PublicListGrid = ({ signs, total, shareKey }: PublicListGridProps) => {
  const hidden = Math.max(0, total - signs.length)
  return (
    <ul className={classes.grid} aria-label="Gebärden der Lernliste">
      {signs.map((sign, index) => (
        <SignLink key={sign._id} sign={sign} position={index + 1} shareKey={shareKey} />
      ))}
      {hidden > 0 && <li className={classes.hidden}>{hiddenSigns(hidden)} siehst du mit einer Lizenz.</li>}
      {Array.from({ length: hidden }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards have nothing else and never change places.
        <li key={index} className={classes.filler} aria-hidden="true">
          <span className={classes.picture}>
            <IconLock size={36} />
          </span>
          <span className={classes.caption}>
            <span className={classes.line} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** `count` is at least 1. */
const hiddenSigns = (count: number): string => (count === 1 ? 'Eine weitere Gebärde' : `${count} weitere Gebärden`)

type SignLinkProps = { readonly sign: ListSign; readonly position: number; readonly shareKey: string }

/** Opens the list at this sign. */
const SignLink = ({ sign, position, shareKey }: SignLinkProps) => {
  const look = useLook()
  const picture = listPictureOf(sign, 'card', look)
  return (
    <li>
      <Link className={classes.card} to={`/lernliste/${shareKey}`} search={{ karte: String(position) } as never}>
        <span className={classes.picture} data-for-dark={isForDarkPage(sign, 'signOnly', look) || undefined}>
          {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : 'Ohne Zeichnung'}
        </span>
        <span className={classes.caption}>
          {hasWordClass(sign) && <WordClassBadge id={sign.wordClass} />}
          <span className={classes.name} translate="no">
            {sign.name}
          </span>
        </span>
      </Link>
    </li>
  )
}
