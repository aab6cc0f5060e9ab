import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import classes from './end-screen.module.css'

type EndScreenProps = {
  readonly icon: ComponentType<{ readonly className?: string | undefined; readonly 'aria-hidden': true }>
  readonly title: string
  readonly children: ReactNode
  readonly actions: ReactNode
}

/** What is there to see behind the last card. */
export const EndScreen = ({ icon: Icon, title, children, actions }: EndScreenProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not on a button: whoever marked the last card twice must not start something with it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={classes.screen}>
      <span className={classes.circle}>
        <Icon className={classes.icon} aria-hidden />
      </span>
      <h2 className={classes.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </section>
  )
}
