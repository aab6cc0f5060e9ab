import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './text-link.module.css'

type Props = { readonly to: string; readonly align?: 'start' | 'center' | 'end'; readonly children: ReactNode }

/** A link that stands in a line of its own, large enough for a finger. */
export const TextLink = ({ to, align = 'start', children }: Props) => (
  <Anchor className={classes.link!} data-align={align} renderRoot={(props) => <Link to={to} {...props} />}>
    {children}
  </Anchor>
)
