import type { TablerIcon } from '@tabler/icons-react'
import { IconChevronRight, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import classes from './settings-card.module.css'

export type CardLink = {
  readonly to: string
  readonly label: string
  readonly description: string
  readonly Icon: TablerIcon
  /** Leads out of the product. */
  readonly isExternal?: boolean
}

type Props = { readonly title: string; readonly links: readonly CardLink[] }

/** What belongs together in the settings, as a list of links. */
export const SettingsCard = ({ title, links }: Props) => {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <CardRow link={link} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const CardRow = ({ link: { to, label, description, Icon, isExternal = false } }: { readonly link: CardLink }) => {
  const content = (
    <>
      <Icon className={classes.icon} aria-hidden />
      <span className={classes.text}>
        <strong>{label}</strong>
        <span>{description}</span>
      </span>
      {isExternal ? <IconExternalLink size={20} aria-hidden /> : <IconChevronRight size={20} aria-hidden />}
    </>
  )
  return isExternal ? (
    <a href={to} target="_blank" rel="noopener noreferrer" className={classes.link}>
      {content}
    </a>
  ) : (
    <Link to={to} className={classes.link}>
      {content}
    </Link>
  )
}
