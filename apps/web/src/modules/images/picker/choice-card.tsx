import { IconCheck, IconPhotoOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LazyPicture } from '../../../ui/lazy-picture.tsx'
import classes from './choice-card.module.css'
import { usePicker } from './picker-context.ts'
import type { ChosenPicture } from './picture-request.ts'
import { numberIn } from './selection.ts'

type Props = {
  readonly picture: ChosenPicture
  /** Undefined where there is none to see. */
  readonly address: string | undefined
  readonly tabIndex: 0 | -1
  /** A line below the name. */
  readonly note?: ReactNode
  /** Why it cannot be chosen; stands in place of the note. */
  readonly refusal?: string | null
  /** Width by height, as CSS writes it. */
  readonly ratio?: string
}

/** One picture to choose. Of many that are chosen it shows its number. */
export const ChoiceCard = ({ picture, address, tabIndex, note, refusal = null, ratio = '1 / 1' }: Props) => {
  const { request, selection, choose } = usePicker()
  const number = numberIn(selection, picture)
  return (
    <button
      type="button"
      className={classes.card}
      tabIndex={tabIndex}
      aria-pressed={request.isMany ? number !== null : undefined}
      aria-disabled={refusal !== null || undefined}
      data-chosen={number !== null || undefined}
      onClick={() => refusal === null && choose(picture)}
    >
      <span className={classes.picture} style={{ aspectRatio: ratio }}>
        <Picture address={address} />
        {request.isMany && (
          <span className={classes.mark} aria-hidden>
            {number !== null && (number < 100 ? number : <IconCheck size={18} />)}
          </span>
        )}
      </span>
      <span className={classes.caption}>
        <span className={classes.name} translate="no">
          {picture.name}
        </span>
        {(refusal ?? note) && <span className={classes.note}>{refusal ?? note}</span>}
      </span>
    </button>
  )
}

const Picture = ({ address }: { readonly address: string | undefined }) => {
  const none = <IconPhotoOff className={classes.none} aria-hidden />
  return address ? <LazyPicture key={address} address={address} className={classes.image} fallback={none} /> : none
}
