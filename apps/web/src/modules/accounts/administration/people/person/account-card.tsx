import { TEAM_ROLE_NAMES } from '@gebaerdenraum/domain/accounts/access/role-names'
import type { Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { Anchor, Switch } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { germanDay, germanMoment } from '../../../../../ui/german-dates.ts'
import { Facts } from '../../../../../ui/lists/facts.tsx'
import sections from '../../../../../ui/page-sections.module.css'
import { teamAddress } from '../people-texts.ts'
import { usePersonChange } from './use-person-change.ts'

/** Who it is, and what the account may do. */
export const AccountCard = ({ person }: { readonly person: Person }) => {
  const { change, isBusy } = usePersonChange(person._id)
  const { team } = person
  return (
    <section className={sections.card} aria-labelledby="person-account">
      <h2 id="person-account">Konto</h2>
      <Facts
        rows={[
          ['E-Mail', `${person.email}${person.isEmailVerified ? '' : ' (nicht bestätigt)'}`],
          ['Rolle', person.role === 'admins' ? 'Administrator' : 'Kunde'],
          [
            'Team',
            team && (
              <>
                <Anchor
                  underline="always"
                  renderRoot={(props) => <Link to={teamAddress(team._id)} {...props} />}
                  translate="no"
                >
                  {team.name}
                </Anchor>
                , {TEAM_ROLE_NAMES[team.role]}
              </>
            ),
          ],
          ['Angelegt', germanDay(person.createdAt)],
          ['Zuletzt angemeldet', person.lastSignInAt ? germanMoment(person.lastSignInAt) : 'nicht bekannt'],
          [
            'Protokoll',
            <Anchor
              key="protocol"
              underline="always"
              renderRoot={(props) => (
                <Link to="/app/verwaltung/protokoll" search={{ gegenstand: person._id }} {...props} />
              )}
            >
              Was an diesem Konto getan wurde
            </Anchor>,
          ],
          ['Rechnungen', person.invoices > 0 && <InvoicesLink person={person} />],
        ]}
      />
      <Switch
        size="md"
        label="Multiplikator"
        description="Darf in Druckvorlagen Fußzeile und Logo bearbeiten."
        checked={person.isMultiplicator}
        disabled={isBusy}
        onChange={({ currentTarget: { checked } }) =>
          void change(
            { isMultiplicator: checked },
            checked ? `${person.name} ist jetzt Multiplikator` : `${person.name} ist kein Multiplikator mehr`,
          )
        }
      />
    </section>
  )
}

const InvoicesLink = ({ person: { invoices, email } }: { readonly person: Person }) => (
  <Anchor
    underline="always"
    renderRoot={(props) => <Link to="/app/verwaltung/rechnungen" search={{ q: email }} {...props} />}
  >
    {invoices === 1 ? 'Eine Rechnung' : `${invoices} Rechnungen`}
  </Anchor>
)
