import type { RequestStatus } from '@gebaerdenraum/domain/catalogue/request-status'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { Button } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { openDialog } from '../../../../ui/dialogs/dialog-host.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { showFailure } from '../../../../ui/failure.ts'
import { byId, type Column, DataTable } from '../../../../ui/lists/data-table.tsx'
import { PagedList } from '../../../../ui/lists/paged-list.tsx'
import sections from '../../../../ui/page-sections.module.css'
import { quoteName } from '../../../../ui/quote-name.ts'
import tables from '../../../../ui/table.module.css'
import { showToast } from '../../../../ui/toast.tsx'
import { catalogueChanged, REQUESTS_PER_PAGE } from '../queries.ts'
import { CloseRequestDialog } from './close-request-dialog.tsx'
import classes from './request-list.module.css'

type SignRequest = {
  readonly _id: string
  readonly text: string
  readonly status: RequestStatus
  readonly note: string
}
type Change = { readonly status: RequestStatus; readonly note: string }

type Props<Item extends SignRequest> = {
  readonly title: string
  /** What is listed, in the plural. */
  readonly noun: string
  readonly empty: string
  readonly query: UseQueryResult<Page<Item>, Error>
  readonly page: number
  readonly onPage: (page: number) => void
  /** Stands below the text of a request. */
  readonly facts: (request: Item) => string
  /** Who reads a note about a request. */
  readonly noteHint: string
  readonly patch: (id: string, change: Change) => Promise<unknown>
}

/** Signs that people miss. Each can be created, or closed with a note. */
export const RequestList = <Item extends SignRequest>(props: Props<Item>) => {
  const { title, noun, empty, query, page, onPage, facts, noteHint, patch } = props
  const change = async (request: Item, next: Change): Promise<void> => {
    try {
      await patch(request._id, next)
      catalogueChanged()
      showToast({
        tone: 'success',
        text: `${quoteName(request.text)}: ${DONE_TEXTS[next.status]}`,
        action: {
          label: 'Rückgängig',
          run: () => void patch(request._id, { status: request.status, note: request.note }).then(catalogueChanged),
        },
      })
    } catch (fault) {
      showFailure(fault)
    }
  }
  const columns: readonly Column<Item>[] = [
    {
      head: 'Was',
      cell: (request) => (
        <>
          <span className={tables.name} translate="no">
            {request.text}
          </span>
          <span className={tables.mail}>{facts(request)}</span>
          {request.note && <span className={classes.note}>Notiz: {request.note}</span>}
        </>
      ),
    },
    {
      head: 'Was damit geschieht',
      isActions: true,
      cell: (request) => (
        <RequestActions request={request} noteHint={noteHint} onChange={(next) => change(request, next)} />
      ),
    },
  ]
  return (
    <section className={sections.card} aria-label={title}>
      <h2>{title}</h2>
      <PagedList
        noun={noun}
        query={query}
        page={page}
        pageSize={REQUESTS_PER_PAGE}
        onPage={onPage}
        empty={<EmptyState icon={IconMessageQuestion} title={empty} />}
      >
        {(requests) => <DataTable label={title} columns={columns} rows={requests} rowKey={byId} />}
      </PagedList>
    </section>
  )
}

type ActionsProps = {
  readonly request: SignRequest
  readonly noteHint: string
  readonly onChange: (next: Change) => Promise<void>
}

const RequestActions = ({ request, noteHint, onChange }: ActionsProps) => {
  if (request.status !== 'open') {
    return (
      <Button
        variant="default"
        aria-label={`${quoteName(request.text)} wieder öffnen`}
        onClick={() => void onChange({ status: 'open', note: request.note })}
      >
        Wieder öffnen
      </Button>
    )
  }
  const settle = async (status: 'done' | 'rejected'): Promise<void> => {
    const note = await openDialog(CloseRequestDialog, {
      status,
      text: request.text,
      note: request.note,
      hint: noteHint,
    })
    if (note !== null) await onChange({ status, note })
  }
  return (
    <span className={classes.actions}>
      <Button
        variant="default"
        aria-label={`Gebärde ${quoteName(request.text)} anlegen`}
        renderRoot={(props) => (
          <Link to="/app/verwaltung/gebaerden/$id" params={{ id: 'neu' }} search={{ titel: request.text }} {...props} />
        )}
      >
        Anlegen
      </Button>
      <Button
        variant="default"
        aria-label={`${quoteName(request.text)} ist erledigt`}
        onClick={() => void settle('done')}
      >
        Erledigt
      </Button>
      <Button
        variant="default"
        aria-label={`${quoteName(request.text)} ablehnen`}
        onClick={() => void settle('rejected')}
      >
        Ablehnen
      </Button>
    </span>
  )
}

const DONE_TEXTS: Readonly<Record<RequestStatus, string>> = {
  open: 'wieder offen.',
  done: 'erledigt.',
  rejected: 'abgelehnt.',
}
