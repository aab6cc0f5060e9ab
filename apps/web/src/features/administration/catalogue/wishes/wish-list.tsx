import type { WishStatus } from '@gebaerdenraum/domain/catalogue/wish-status'
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
import tables from '../../../../ui/table.module.css'
import { showToast } from '../../../../ui/toast.tsx'
import { catalogueChanged, WISHES_PER_PAGE } from '../queries.ts'
import { WishDialog } from './wish-dialog.tsx'
import classes from './wish-list.module.css'

type Wish = { readonly _id: string; readonly text: string; readonly status: WishStatus; readonly note: string }
type Change = { readonly status: WishStatus; readonly note: string }

type Props<Item extends Wish> = {
  readonly title: string
  /** What is listed, in the plural. */
  readonly noun: string
  readonly empty: string
  readonly query: UseQueryResult<Page<Item>, Error>
  readonly page: number
  readonly onPage: (page: number) => void
  /** What is said of one below its text. */
  readonly facts: (wish: Item) => string
  /** Who reads a note about it. */
  readonly noteHint: string
  readonly patch: (id: string, change: Change) => Promise<unknown>
}

/** Signs that people missed, each to be made, or set aside with a note. */
export const WishList = <Item extends Wish>(props: Props<Item>) => {
  const { title, noun, empty, query, page, onPage, facts, noteHint, patch } = props
  const change = async (wish: Item, next: Change): Promise<void> => {
    try {
      await patch(wish._id, next)
      catalogueChanged()
      showToast({
        tone: 'success',
        text: `„${wish.text}“: ${DONE_TEXTS[next.status]}`,
        action: {
          label: 'Rückgängig',
          run: () => void patch(wish._id, { status: wish.status, note: wish.note }).then(catalogueChanged),
        },
      })
    } catch (fault) {
      showFailure(fault)
    }
  }
  const columns: readonly Column<Item>[] = [
    {
      head: 'Was',
      cell: (wish) => (
        <>
          <span className={tables.name} translate="no">
            {wish.text}
          </span>
          <span className={tables.mail}>{facts(wish)}</span>
          {wish.note && <span className={classes.note}>Notiz: {wish.note}</span>}
        </>
      ),
    },
    {
      head: 'Was damit geschieht',
      isActions: true,
      cell: (wish) => <WishActions wish={wish} noteHint={noteHint} onChange={(next) => change(wish, next)} />,
    },
  ]
  return (
    <section className={sections.card} aria-label={title}>
      <h2>{title}</h2>
      <PagedList
        noun={noun}
        query={query}
        page={page}
        pageSize={WISHES_PER_PAGE}
        onPage={onPage}
        empty={<EmptyState icon={IconMessageQuestion} title={empty} />}
      >
        {(wishes) => <DataTable label={title} columns={columns} rows={wishes} rowKey={byId} />}
      </PagedList>
    </section>
  )
}

type ActionsProps = {
  readonly wish: Wish
  readonly noteHint: string
  readonly onChange: (next: Change) => Promise<void>
}

const WishActions = ({ wish, noteHint, onChange }: ActionsProps) => {
  if (wish.status !== 'open') {
    return (
      <Button
        variant="default"
        aria-label={`„${wish.text}“ wieder öffnen`}
        onClick={() => void onChange({ status: 'open', note: wish.note })}
      >
        Wieder öffnen
      </Button>
    )
  }
  const settle = async (status: 'done' | 'rejected'): Promise<void> => {
    const note = await openDialog(WishDialog, { status, text: wish.text, note: wish.note, hint: noteHint })
    if (note !== null) await onChange({ status, note })
  }
  return (
    <span className={classes.actions}>
      <Button
        variant="default"
        aria-label={`Gebärde „${wish.text}“ anlegen`}
        renderRoot={(props) => (
          <Link to="/app/verwaltung/gebaerden/$id" params={{ id: 'neu' }} search={{ titel: wish.text }} {...props} />
        )}
      >
        Anlegen
      </Button>
      <Button variant="default" aria-label={`„${wish.text}“ ist erledigt`} onClick={() => void settle('done')}>
        Erledigt
      </Button>
      <Button variant="default" aria-label={`„${wish.text}“ ablehnen`} onClick={() => void settle('rejected')}>
        Ablehnen
      </Button>
    </span>
  )
}

const DONE_TEXTS: Readonly<Record<WishStatus, string>> = {
  open: 'wieder offen.',
  done: 'erledigt.',
  rejected: 'abgelehnt.',
}
