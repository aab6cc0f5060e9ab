import type { AuditEntry } from '@gebaerdenraum/domain/audit/audit-entries.contract'
import { COMMAND_LINE } from '@gebaerdenraum/domain/audit/command-line'
import { auditText } from '@gebaerdenraum/domain/audit-texts'
import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { germanMoment } from '../../../ui/german-dates.ts'
import { byId, type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { Tag } from '../../../ui/lists/tag.tsx'
import type { ChangeListWords } from '../../../ui/lists/use-list-address.ts'
import { personAddress, teamAddress } from '../../accounts/administration/index.ts'
import classes from './protocol.module.css'
import { writtenDetails } from './written-details.ts'

type Props = { readonly entries: readonly AuditEntry[]; readonly onNarrow: ChangeListWords }

/** What administrators did, each entry to unfold. */
export const EntryTable = ({ entries, onNarrow }: Props) => {
  const columns: readonly Column<AuditEntry>[] = [
    { head: 'Wann', className: classes.moment, cell: ({ at }) => germanMoment(at) },
    {
      head: 'Wer',
      cell: (entry) => (
        <Button
          variant="subtle"
          className={classes.narrow!}
          onClick={() => onNarrow({ person: entry.actor?._id ?? COMMAND_LINE })}
        >
          {actorText(entry)}
        </Button>
      ),
    },
    {
      head: 'Was',
      className: classes.what,
      cell: (entry) => (
        <details>
          <summary>
            {auditText(entry)} <Outcome outcome={entry.outcome} />
          </summary>
          <Details entry={entry} onNarrow={onNarrow} />
        </details>
      ),
    },
  ]
  return <DataTable label="Protokoll" columns={columns} rows={entries} rowKey={byId} />
}

const actorText = ({ actor }: AuditEntry): string =>
  actor === null ? 'Kommandozeile' : (actor.name ?? 'Gelöschtes Konto')

const Outcome = ({ outcome }: Pick<AuditEntry, 'outcome'>) => {
  if (outcome === 'done') return null
  return outcome === 'failed' ? <Tag text="fehlgeschlagen" tone="red" /> : <Tag text="begonnen" />
}

const Details = ({ entry, onNarrow }: Pick<Props, 'onNarrow'> & { readonly entry: AuditEntry }) => {
  const { action, subject, reason, begunBy, details } = entry
  return (
    <div className={classes.details}>
      <dl>
        {reason !== null && <Fact name="Grund">{reason}</Fact>}
        {Object.entries(details).map(([name, value]) => (
          <Fact key={name} name={DETAIL_NAMES[name] ?? name}>
            <ul className={classes.lines}>
              {writtenDetails(value).map((line) => (
                <li key={line.name}>
                  {line.name !== '' && <span className={classes.field}>{line.name}: </span>}
                  {line.text}
                </li>
              ))}
            </ul>
          </Fact>
        ))}
        {subject !== null && <Fact name="Betrifft">{subjectCell(action, subject)}</Fact>}
        {begunBy !== null && <Fact name="Begonnen mit Eintrag">{begunBy}</Fact>}
        <Fact name="Vorgang">{action}</Fact>
      </dl>
      {subject !== null && (
        <Button variant="subtle" className={classes.narrow!} onClick={() => onNarrow({ gegenstand: subject })}>
          Alles, was dies betrifft
        </Button>
      )}
    </div>
  )
}

/** People and teams have pages of their own. */
const PAGES: Readonly<Record<string, { readonly toAddress: (id: string) => string; readonly label: string }>> = {
  people: { toAddress: personAddress, label: 'Diese Person' },
  'view-as': { toAddress: personAddress, label: 'Diese Person' },
  'administration-teams': { toAddress: teamAddress, label: 'Dieses Team' },
}

const subjectCell = (action: string, subject: string): ReactNode => {
  const page = PAGES[action.split('.')[0] ?? '']
  if (!page) return subject
  return (
    <Anchor underline="always" renderRoot={(props) => <Link to={page.toAddress(subject)} {...props} />}>
      {page.label}
    </Anchor>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

const DETAIL_NAMES: Readonly<Record<string, string>> = {
  data: 'Angaben',
  query: 'Auswahl',
  before: 'Vorher',
  after: 'Nachher',
  note: 'Dazu',
  error: 'Fehler',
}
