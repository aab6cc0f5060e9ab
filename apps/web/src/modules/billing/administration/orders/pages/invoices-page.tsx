import { Alert, Button, NativeSelect } from '@mantine/core'
import { IconAlertTriangle, IconFileInvoice } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../../../../ui/address-parts.ts'
import { AdministrationPage } from '../../../../../ui/administration/administration-page.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { PagedList } from '../../../../../ui/lists/paged-list.tsx'
import { SearchField } from '../../../../../ui/lists/search-field.tsx'
import sections from '../../../../../ui/page-sections.module.css'
import { quoteName } from '../../../../../ui/quote-name.ts'
import classes from '../components/orders.module.css'
import { canBeReminded, InvoiceTable } from '../invoices/invoice-table.tsx'
import { EMPTY_TEXTS, VIEW_TEXTS } from '../invoices/invoice-texts.ts'
import { useInvoiceActions } from '../invoices/use-invoice-actions.tsx'
import { type InvoiceFilter, ledgerQuery } from '../queries.ts'

/** All invoices: what is open, who is to be reminded, what was paid. */
export const Page = () => (
  <AdministrationPage heading="Rechnungen">
    <Invoices />
  </AdministrationPage>
)

const VIEWS = Object.entries(VIEW_TEXTS).map(([value, label]) => ({ value: value as InvoiceFilter['view'], label }))

const Invoices = () => {
  // A person's page links to all of their invoices.
  const { q = '' } = useWords()
  const [view, setView] = useState<InvoiceFilter['view']>(q === '' ? 'open' : 'all')
  const [typed, setTyped] = useState(q)
  const search = typed.trim()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const query = useQuery(ledgerQuery({ view, search }, page))
  const { pay, voidInvoice, end, remind, isBusy, failure } = useInvoiceActions()
  const remindable = (query.data?.data ?? []).filter(canBeReminded)
  const toRemind = remindable.filter(({ id }) => chosen.has(id))
  const areAllChosen = remindable.length > 0 && toRemind.length === remindable.length
  const show = (change: () => void) => {
    change()
    setPage(1)
    setChosen(new Set())
  }
  const sendChosen = async () => {
    if (await remind(toRemind)) setChosen(new Set())
  }
  return (
    <section className={sections.card} aria-label="Rechnungen">
      <div className={classes.filters}>
        <NativeSelect
          size="md"
          label="Ansicht"
          data={VIEWS}
          value={view}
          onChange={(event) => {
            const next = event.currentTarget.value as InvoiceFilter['view']
            show(() => setView(next))
          }}
        />
        <SearchField
          className={classes.search}
          label="Suchen"
          placeholder="Nummer, Name oder E-Mail"
          value={typed}
          onChange={(text) => show(() => setTyped(text))}
        />
      </div>
      {remindable.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are actions of a list.
        <div className={sections.actions} role="group" aria-label="Erinnerungen">
          <Button
            variant="default"
            onClick={() => setChosen(areAllChosen ? new Set() : new Set(remindable.map(({ id }) => id)))}
          >
            {areAllChosen ? 'Keine auswählen' : 'Alle auswählen'}
          </Button>
          <Button color="coral" disabled={toRemind.length === 0} loading={isBusy} onClick={() => void sendChosen()}>
            {toRemind.length === 0 ? 'Erinnerungen senden' : countText(toRemind.length)}
          </Button>
        </div>
      )}
      {failure && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title="Nichts wurde verschickt">
          {failure.message}
        </Alert>
      )}
      <PagedList
        noun="Rechnungen"
        query={query}
        page={page}
        onPage={(next) => {
          setPage(next)
          setChosen(new Set())
        }}
        empty={
          <EmptyState
            icon={IconFileInvoice}
            title={search === '' ? EMPTY_TEXTS[view] : `Nichts gefunden zu ${quoteName(search)}.`}
          />
        }
      >
        {(invoices) => (
          <InvoiceTable
            invoices={invoices}
            chosen={chosen}
            onChoose={(id, isChosen) =>
              setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)))
            }
            onPay={(invoice) => void pay(invoice)}
            onVoid={(invoice) => void voidInvoice(invoice)}
            onRemind={(invoice) => void remind([invoice])}
            onEnd={(invoice) => void end(invoice)}
          />
        )}
      </PagedList>
    </section>
  )
}

const countText = (count: number): string => (count === 1 ? 'Eine Erinnerung senden' : `${count} Erinnerungen senden`)
