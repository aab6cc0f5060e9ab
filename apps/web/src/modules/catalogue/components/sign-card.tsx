import { publicSignPath } from '@gebaerdenraum/domain/catalogue/public-sign-path'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import { IconHeart, IconHeartFilled, IconLock, IconPhotoOff } from '@tabler/icons-react'
import { type CSSProperties, type MouseEvent, memo } from 'react'
import { LazyPicture } from '../../../ui/lazy-picture.tsx'
import { isForDarkPage } from '../look/media-in-look.ts'
import { useLook } from '../look/use-look.ts'
import { PICTURE_RATIO, pictureOf } from '../picture-of.ts'
import { CardFilm } from './card-film.tsx'
import classes from './sign-card.module.css'
import { WordClassBadge } from './word-class-tag.tsx'

export type CardView = {
  readonly imageType: SignPictureType
  readonly showNames: boolean
  readonly showKeywords?: boolean
}

type SignCardProps = {
  readonly sign: Sign
  readonly view: CardView
  /** The card that the tab key reaches; the others are reached with the arrow keys. */
  readonly isActive: boolean
  readonly isFilmShown: boolean
  readonly isLicensed: boolean
  readonly onOpen: (sign: Sign) => void
  /** Absent where the viewer has no account to keep favourites in. */
  readonly onToggleFavorite?: ((sign: Sign) => void) | undefined
}

const NO_PICTURE = (
  <span className={classes.noPicture}>
    <IconPhotoOff aria-hidden />
  </span>
)

/** One sign in a grid. A real link, so that it opens in a new tab too; a plain click opens it over the grid. */
export const SignCard = memo(function SignCard({ sign, view, isActive, isFilmShown, ...props }: SignCardProps) {
  const { isLicensed, onOpen, onToggleFavorite } = props
  const look = useLook()
  const picture = pictureOf(sign, view.imageType, 'card', look)
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(sign)
  }
  return (
    <li
      className={classes.card}
      data-sign={sign._id}
      data-named={view.showNames || undefined}
      style={{ '--picture-ratio': PICTURE_RATIO[view.imageType] } as CSSProperties}
    >
      <a
        className={classes.link}
        href={isLicensed ? `/app/gebaerden/${sign.slug}` : publicSignPath(sign.slug)}
        tabIndex={isActive ? 0 : -1}
        onClick={open}
      >
        <span className={classes.picture} data-for-dark={isForDarkPage(sign, view.imageType, look) || undefined}>
          {picture ? (
            <LazyPicture key={picture} address={picture} className={classes.image} fallback={NO_PICTURE} />
          ) : (
            // Screen readers hear it of the lock.
            <span className={classes.noPicture} aria-hidden={sign.isLocked || undefined}>
              {sign.isLocked ? 'Mit Lizenz' : 'Ohne Zeichnung'}
            </span>
          )}
          {isFilmShown && <CardFilm sign={sign} />}
        </span>
        <span className={view.showNames ? classes.caption : classes.hidden}>
          <WordClassBadge id={sign.wordClass} />
          <span className={classes.name} translate="no">
            {sign.name}
          </span>
        </span>
        {view.showKeywords && sign.keywords.length > 0 && (
          <span className={classes.keywords} translate="no">
            {sign.keywords.join(', ')}
          </span>
        )}
        {(sign.isLocked || !isLicensed) && (
          <span className={classes.lock} title={sign.isLocked ? 'Nur mit Lizenz' : 'Vorschau mit Wasserzeichen'}>
            <IconLock size={18} aria-hidden="true" />
            <span className={classes.hidden}>{sign.isLocked ? 'Nur mit Lizenz' : 'Vorschau mit Wasserzeichen'}</span>
          </span>
        )}
      </a>
      {onToggleFavorite && !sign.isLocked && (
        <button
          type="button"
          className={classes.heart}
          aria-pressed={sign.isFavorite}
          aria-label={`Favorit: ${sign.name}`}
          tabIndex={isActive ? 0 : -1}
          onClick={() => onToggleFavorite(sign)}
        >
          {sign.isFavorite ? <IconHeartFilled size={20} /> : <IconHeart size={20} />}
        </button>
      )}
    </li>
  )
})
