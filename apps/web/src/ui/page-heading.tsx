import { Title, type TitleProps } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { focusAwaitedHeading } from './navigation.ts'
import classes from './page-heading.module.css'

type Props = {
  readonly children: ReactNode
  readonly size?: TitleProps['size']
  /**
   * For pages whose picture says it all: the heading is there for screen readers and for the focus. On phones only where the bar
   * below says it.
   */
  readonly isHidden?: boolean | 'on-phones'
  /** For a name that somebody gave, and for the word of a sign. */
  readonly translate?: 'no'
}

/** The one h1 of a page. It takes the focus after navigation. */
export const PageHeading = ({ children, size = 'h1', isHidden = false, translate }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current) focusAwaitedHeading(heading.current)
  }, [])
  return (
    <Title
      ref={heading}
      order={1}
      size={size}
      tabIndex={-1}
      data-page-heading
      {...(translate && { translate })}
      className={isHidden === 'on-phones' ? classes.hiddenOnPhones! : isHidden ? classes.hidden! : classes.heading!}
    >
      {children}
    </Title>
  )
}
