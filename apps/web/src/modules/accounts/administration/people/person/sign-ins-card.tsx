import type { Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { Button } from '@mantine/core'
import { confirm } from '../../../../../ui/dialogs/confirm.tsx'
import { germanMoment } from '../../../../../ui/german-dates.ts'
import sections from '../../../../../ui/page-sections.module.css'
import classes from './person.module.css'
import { usePersonChange } from './use-person-change.ts'

/** Where the person is signed in now, and the mails that help her in again. */
export const SignInsCard = ({ person }: { readonly person: Person }) => {
  const { change, isBusy } = usePersonChange(person._id)
  const { signIns } = person
  const end = async () => {
    const isSure = await confirm({
      title: `Alle Anmeldungen von ${person.name} beenden?`,
      body: 'Die Person muss sich auf jedem Gerät neu anmelden. Was sie noch nicht gespeichert hat, bleibt in ihrem Browser.',
      confirmLabel: 'Anmeldungen beenden',
      tone: 'danger',
    })
    if (isSure) await change({ endSessions: true }, 'Alle Anmeldungen beendet')
  }
  return (
    <section className={sections.card} aria-labelledby="person-sign-ins">
      <h2 id="person-sign-ins">Anmeldungen</h2>
      {signIns.length === 0 && <p>Zurzeit ist niemand mit diesem Konto angemeldet.</p>}
      {signIns.length > 0 && (
        <>
          <ul className={classes.list}>
            {signIns.map(({ createdAt, expiresAt }) => (
              <li key={createdAt}>
                Seit {germanMoment(createdAt)}, gilt bis {germanMoment(expiresAt)}
              </li>
            ))}
          </ul>
          <div className={sections.actions}>
            <Button variant="default" loading={isBusy} onClick={() => void end()}>
              Alle Anmeldungen beenden
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
