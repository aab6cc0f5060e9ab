import type { Contracts } from '@gebaerdenraum/domain/contracts'
import type { RecordOf } from '@gebaerdenraum/domain/kernel/client-types'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import classes from './demo-mail.module.css'
import { partsOf } from './mail-text.ts'

type Mail = RecordOf<Contracts['demo-mails']>

const TIME = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })

/** One mail as its reader would see it without pictures; its links work. */
export const DemoMail = ({ mail: { subject, to, sentAt, text, links } }: { readonly mail: Mail }) => {
  const id = useId()
  return (
    <article className={classes.mail} aria-labelledby={id}>
      <header>
        <h2 id={id}>{subject}</h2>
        <p>
          An {to}, <time dateTime={sentAt}>{TIME.format(new Date(sentAt))}</time>
        </p>
      </header>
      <div className={classes.text}>
        {partsOf(text, links, location.origin).map((part, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail that was sent never changes.
          if (part.kind === 'text') return <span key={index}>{part.text}</span>
          return part.to ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mail that was sent never changes.
            <Anchor key={index} underline="always" renderRoot={(props) => <Link to={part.to!} {...props} />}>
              {part.address}
            </Anchor>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mail that was sent never changes.
            <Anchor key={index} underline="always" href={part.address} target="_blank" rel="noopener noreferrer">
              {part.address}
            </Anchor>
          )
        })}
      </div>
    </article>
  )
}
