import type { Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import sections from '../../../../../ui/page-sections.module.css'
import { MAIL_TEXTS } from '../people-texts.ts'
import { usePersonChange } from './use-person-change.ts'

/** Mails that help a person in, sent again. */
export const MailsCard = ({ person }: { readonly person: Person }) => {
  const { change, isBusy } = usePersonChange(person._id)
  return (
    <section className={sections.card} aria-labelledby="person-mails">
      <h2 id="person-mails">E-Mails</h2>
      <p className={sections.muted}>An {person.email}. Ein neuer Link beendet den vorigen.</p>
      <div className={sections.actions}>
        {person.can.resend.map((resend) => (
          <Button
            key={resend}
            variant="default"
            leftSection={<IconMail size={18} aria-hidden />}
            loading={isBusy}
            onClick={() => void change({ resend }, MAIL_TEXTS[resend].sent)}
          >
            {MAIL_TEXTS[resend].label}
          </Button>
        ))}
      </div>
    </section>
  )
}
