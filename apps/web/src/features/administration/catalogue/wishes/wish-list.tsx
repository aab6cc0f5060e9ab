import type { WishStatus } from '@gebaerdenraum/domain/catalogue/wish-status'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { Button } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { openDialog } from '../../../../ui/dialogs/dialog-host.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListPagination } from '../../../../ui/list-pagination.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import sections from '../../../../ui/page-sections.module.css'
import tables from '../../../../ui/table.module.css'
import { showToast } from '../../../../ui/toast.tsx'
import { catalogueChanged, WISHES_PER_PAGE } from '../queries.ts'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { WishDialog } from './wish-dialog.tsx'
import classes from './wish-list.module.css'

type Wish = { readonly _id: string; readonly text: string; readonly status: WishStatus; readonly note: string }
type Change = { readonly status: WishStatus; readonly note: string }

type Props<Item extends Wish> = {
  readonly title: string
  readonly empty: string
  readonly query: {
    readonly data: Page<Item> | undefined
    readonly error: Error | null
    readonly refetch: () => Promise<unknown>
  }
  readonly page: number
  readonly onPage: (page: number) => void
  /** What is said of one below its text. */
  readonly factsOf: (wish: Item) => string
  /** Who reads a note about it. */
  readonly noteHint: string
  readonly patch: (id: string, change: Change) => Promise<unknown>
}

/** Signs that people missed, each to be made, or set aside with a note. */
export const WishList = <Item extends Wish>({
  title,
  empty,
  query,
  factsOf,
  noteHint,
  patch,
  ...paging
}: Props<Item>) => {
  const { data, error, refetch } = query
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
      showToast({ tone: 'danger', text: (fault as Error).message })
    }
  }
  return (
    <section className={sections.card} aria-label={title}>
      <h2>{title}</h2>
      {error ? (
        <LoadError title="Die Liste konnte nicht geladen werden." error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton />
      ) : data.total === 0 ? (
        <EmptyState icon={IconMessageQuestion} title={empty} />
      ) : (
        <>
          <table className={tables.table}>
            <thead>
              <tr>
                <th>Was</th>
                <th className={tables.actions}>Was damit geschieht</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((wish) => (
                <tr key={wish._id}>
                  <td>
                    <span className={tables.name} translate="no">
                      {wish.text}
                    </span>
                    <span className={tables.mail}>{factsOf(wish)}</span>
                    {wish.note && <span className={classes.note}>Notiz: {wish.note}</span>}
                  </td>
                  <td className={tables.actions}>
                    <WishActions wish={wish} noteHint={noteHint} onChange={(next) => change(wish, next)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <ListPagination
            page={paging.page}
            pageSize={WISHES_PER_PAGE}
            total={data.total}
            onChange={paging.onPage}
            label={`Seiten: ${title}`}
          />
        </>
      )}
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
