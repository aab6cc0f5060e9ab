import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { type CSSProperties, type Ref, useState } from 'react'
import { type CardView, SignCard } from './sign-card.tsx'
import classes from './sign-grid.module.css'
import { useFirstRows } from './use-first-rows.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useRestingCard } from './use-resting-card.ts'

type SignGridProps = {
  readonly signs: readonly Sign[]
  readonly columns: number
  /** Sets the columns by the width of the window, where they must be right before scripts run; for the keys `columns` says it too. */
  readonly columnsClass?: string | undefined
  readonly view: CardView
  readonly isLicensed: boolean
  readonly label: string
  /** One row that scrolls sideways. */
  readonly isRow?: boolean
  readonly onOpen: (sign: Sign) => void
  readonly onToggleFavorite?: ((sign: Sign) => void) | undefined
  /** The way out of the grid by ↑ in the first row, or by Escape. */
  readonly onLeave?: (() => void) | undefined
  readonly ref?: Ref<HTMLUListElement> | undefined
}

/** Signs as cards in columns. Arrow keys move between the cards; only one of them is reached with the tab key. */
export const SignGrid = ({
  signs,
  columns,
  columnsClass,
  view,
  isLicensed,
  label,
  isRow = false,
  onLeave,
  ref,
  ...actions
}: SignGridProps) => {
  const [activeIndex, setActiveIndex] = useState(0)
  const active = Math.min(activeIndex, signs.length - 1)
  const painted = useFirstRows(signs, columns)
  const { filmId, handlers } = useRestingCard()
  const keys = useGridKeys({ columns, count: signs.length, onMove: setActiveIndex, onLeave, isRow })
  return (
    <ul
      ref={ref}
      className={columnsClass === undefined ? classes.grid : `${classes.grid} ${columnsClass}`}
      style={columnsClass === undefined ? ({ '--columns': columns } as CSSProperties) : undefined}
      aria-label={label}
      {...keys}
      {...handlers}
    >
      {painted.map((sign, index) => (
        <SignCard
          key={sign._id}
          sign={sign}
          view={view}
          isActive={index === active}
          isFilmShown={sign._id === filmId}
          isLicensed={isLicensed}
          {...actions}
        />
      ))}
    </ul>
  )
}
