import { type ReactNode, useId } from 'react'
import sections from '../../../ui/page-sections.module.css'
import classes from './building-blocks.module.css'

type Props = { readonly title: string; readonly children: ReactNode }

/** A kind of components. */
export const BlockSection = ({ title, children }: Props) => {
  const id = useId()
  return (
    <section className={sections.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** One component in one state. */
export const Block = ({ title, children }: Props) => (
  <div className={classes.block}>
    <h3>{title}</h3>
    {children}
  </div>
)

/** States side by side where there is room. */
export const States = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.states}>{children}</div>
)
