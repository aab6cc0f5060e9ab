import type { ContentPage } from '@gebaerdenraum/domain/content/pages.contract'
import { IconBook, IconDownload, IconExternalLink, IconPlayerPlay } from '@tabler/icons-react'
import classes from './help-cards.module.css'

/** The manual to download and the channel with films. */
export const HelpCards = ({ links }: { readonly links: ContentPage['links'] }) =>
  links.length > 0 && (
    <ul className={classes.cards}>
      {links.map(({ title, description, url, kind }) => {
        const isDownload = kind === 'download'
        const [Icon, Sign] = isDownload ? [IconBook, IconDownload] : [IconPlayerPlay, IconExternalLink]
        return (
          <li key={url}>
            <a
              href={url}
              className={classes.card}
              {...(isDownload ? { download: '' } : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon className={classes.icon} aria-hidden />
              <span className={classes.text}>
                <strong>{title}</strong>
                <span>{description}</span>
              </span>
              <Sign size={20} aria-hidden />
            </a>
          </li>
        )
      })}
    </ul>
  )
