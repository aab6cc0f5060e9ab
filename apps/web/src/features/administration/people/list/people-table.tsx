import type { PersonSummary } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { germanDay } from '../../../../ui/german-dates.ts'
import table from '../../../../ui/table.module.css'
import { Tag } from '../../orders/components/tag.tsx'
import { freeUntilText, LICENCE_TEXTS, LICENCE_TONES, personAddress } from '../people-texts.ts'

export const PeopleTable = ({ people }: { readonly people: readonly PersonSummary[] }) => (
  <table className={table.table} aria-label="Personen">
    <thead>
      <tr>
        <th scope="col">Person</th>
        <th scope="col">Lizenz</th>
        <th scope="col">Team</th>
        <th scope="col">Seit</th>
      </tr>
    </thead>
    <tbody>
      {people.map((person) => (
        <tr key={person._id}>
          <td>
            <Anchor
              className={table.name!}
              translate="no"
              renderRoot={(props) => <Link to={personAddress(person._id)} {...props} />}
            >
              {person.name}
            </Anchor>
            <span className={table.mail}>
              <span translate="no">{person.email}</span>
              {!person.isEmailVerified && ' · nicht bestätigt'}
            </span>
          </td>
          <td>
            <Tag text={licenceText(person)} tone={LICENCE_TONES[person.licence]} />
          </td>
          <td translate="no">{person.team?.name}</td>
          <td className={table.day}>{germanDay(person.createdAt)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const licenceText = ({ licence, freeAccess }: PersonSummary): string =>
  licence === 'free' && freeAccess ? `Kostenlos ${freeUntilText(freeAccess)}` : LICENCE_TEXTS[licence]
