import { DECLARATION_TITLES, declarationRows } from '@gebaerdenraum/domain/billing/contract-declarations'
import type { ContractDeclaration } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../../api/client.ts'
import { openDialog } from '../../../../../ui/dialogs/dialog-host.tsx'
import { germanDay, germanMoment } from '../../../../../ui/german-dates.ts'
import { Facts } from '../../../../../ui/lists/facts.tsx'
import { Tag } from '../../../../../ui/lists/tag.tsx'
import sections from '../../../../../ui/page-sections.module.css'
import { showToast } from '../../../../../ui/toast.tsx'
import { endLicence } from '../components/end-licence.tsx'
import { OpenList } from '../components/open-list.tsx'
import classes from '../components/orders.module.css'
import { TextDialog } from '../components/text-dialog.tsx'
import { DECLARATIONS_KEY, declarationsQuery, REFUNDS_KEY } from '../queries.ts'

/** Cancellations and withdrawals that a person has to look at, and those that were dealt with. */
export const Declarations = () => {
  const client = useQueryClient()
  return (
    <OpenList
      id="declarations"
      title="Kündigungen und Widerrufe"
      noun="Erklärungen"
      useRows={useDeclarations}
      empty={{ icon: IconCircleCheck, open: 'Nichts zu bearbeiten.', all: 'Noch keine Erklärungen.' }}
    >
      {(declarations, focusHeading) => (
        <div className={classes.list}>
          {declarations.map((declaration) => (
            <DeclarationCard
              key={declaration._id}
              declaration={declaration}
              onChanged={async () => {
                await client.invalidateQueries({ queryKey: DECLARATIONS_KEY })
                await client.invalidateQueries({ queryKey: REFUNDS_KEY })
                focusHeading()
              }}
            />
          ))}
        </div>
      )}
    </OpenList>
  )
}

const useDeclarations = (isOpen: boolean, page: number) => useQuery(declarationsQuery(isOpen, page))

type Props = { readonly declaration: ContractDeclaration; readonly onChanged: () => Promise<void> }

const DeclarationCard = ({ declaration, onChanged }: Props) => {
  const { _id, kind, name, handledAt, handledNote, licence } = declaration
  const title = `${DECLARATION_TITLES[kind]} von ${name}`
  const handle = async () => {
    const isDone = await openDialog(TextDialog, {
      title: `${title} als erledigt markieren`,
      label: 'Was wurde getan?',
      hint: 'Nur für euch: Es geht keine E-Mail hinaus.',
      maxLength: 1000,
      templates: HANDLED_TEMPLATES,
      confirmLabel: 'Als erledigt markieren',
      failureTitle: 'Das konnte nicht gespeichert werden',
      send: (note) => api['contract-declarations'].patch(_id, { handled: true, note }),
    })
    if (!isDone) return
    showToast({ tone: 'success', text: `${title} ist erledigt` })
    await onChanged()
  }
  const end = async (of: NonNullable<ContractDeclaration['licence']>) => {
    const kindTitle = DECLARATION_TITLES[kind]
    const text = `${kindTitle} vom ${germanDay(declaration.receivedAt)}`
    if (await endLicence(of, [{ label: kindTitle, text }])) await onChanged()
  }
  return (
    <article className={classes.card} aria-label={title}>
      <div className={classes.head}>
        <h3>{title}</h3>
        {handledAt ? <Tag text="Erledigt" tone="teal" /> : <Tag text="Offen" tone="red" />}
      </div>
      <div className={classes.columns}>
        <Facts rows={declarationRows(declaration)} />
        <Facts
          rows={[
            ['Passendes Konto', licence ? `${licence.name}, ${licence.email}` : 'keines mit dieser Adresse'],
            ['Lizenz', licence && `${licence.title}${LICENCE_STATES[licence.status]}`],
            ['Laufzeit bis', licence?.periodEnd && germanDay(licence.periodEnd)],
            [
              'Verlängerung',
              licence?.status === 'active' && (licence.cancelAtPeriodEnd ? 'ausgeschaltet' : 'wie vereinbart'),
            ],
            ['Erledigt', handledAt && germanMoment(handledAt)],
            ['Getan', handledNote],
          ]}
        />
      </div>
      {!handledAt && (
        <div className={sections.actions}>
          <Button color="coral" onClick={() => void handle()} aria-label={`Als erledigt markieren: ${title}`}>
            Als erledigt markieren
          </Button>
          {licence?.status === 'active' && (
            <Button
              variant="default"
              onClick={() => void end(licence)}
              aria-label={`Lizenz sofort beenden: ${licence.name}`}
            >
              Lizenz sofort beenden
            </Button>
          )}
        </div>
      )}
    </article>
  )
}

const LICENCE_STATES = { active: '', canceled: ' (beendet)', 'pending-approval': ' (wartet auf Freigabe)' } as const

const HANDLED_TEMPLATES = [
  { label: 'Lizenz beendet, Geld zurück', text: 'Lizenz sofort beendet, Geld zurückgegeben.' },
  { label: 'Verlängerung ausgeschaltet', text: 'Die Lizenz verlängert sich nicht mehr und endet mit ihrer Laufzeit.' },
  { label: 'Kein Vertrag gefunden', text: 'Zu dieser Erklärung gibt es keinen Vertrag; per E-Mail geantwortet.' },
] as const
