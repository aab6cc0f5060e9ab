import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { type ReactNode, useId } from 'react'
import type { CardView } from '../components/sign-card.tsx'
import { SignGrid } from '../components/sign-grid.tsx'
import classes from './sign-strip.module.css'

type Props = {
  readonly title: string
  readonly signs: readonly Sign[]
  readonly view: CardView
  readonly isLicensed: boolean
  readonly onOpen: (sign: Sign) => void
  /** The way to all of them. */
  readonly more?: ReactNode
}

/** Signs in one row that scrolls sideways. Nothing while there are none. */
export const SignStrip = ({ title, signs, more, ...grid }: Props) => {
  const id = useId()
  if (signs.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {more}
      </div>
      <SignGrid {...grid} signs={signs} columns={signs.length} isRow columnsClass={classes.strip} label={title} />
    </section>
  )
}
