import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { ChoiceCards } from '../../../../../ui/choice-cards.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { PagedList } from '../../../../../ui/lists/paged-list.tsx'
import sections from '../../../../../ui/page-sections.module.css'

type Props<Row> = {
  readonly id: string
  readonly title: string
  readonly intro?: string
  /** What is listed: „Erstattungen“. */
  readonly noun: string
  readonly useRows: (isOpen: boolean, page: number) => UseQueryResult<Page<Row>, Error>
  readonly empty: {
    readonly icon: ComponentProps<typeof EmptyState>['icon']
    readonly open: string
    readonly all: string
  }
  /** `focusHeading`: for when what had the focus has left the list. */
  readonly children: (rows: readonly Row[], focusHeading: () => void) => ReactNode
}

/** A list of what is still to be done, or of everything there was. */
export const OpenList = <Row,>({ id, title, intro, noun, useRows, empty, children }: Props<Row>) => {
  const [isOpen, setOpen] = useState(true)
  const [page, setPage] = useState(1)
  const query = useRows(isOpen, page)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={sections.card} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {intro !== undefined && <p className={sections.muted}>{intro}</p>}
      <ChoiceCards
        label={noun}
        options={[
          { value: 'open', label: 'Offene' },
          { value: 'all', label: 'Alle' },
        ]}
        value={isOpen ? 'open' : 'all'}
        onChange={(value) => {
          setOpen(value === 'open')
          setPage(1)
        }}
      />
      <PagedList
        noun={noun}
        query={query}
        page={page}
        onPage={setPage}
        empty={<EmptyState icon={empty.icon} title={isOpen ? empty.open : empty.all} />}
      >
        {(rows) => children(rows, () => heading.current?.focus())}
      </PagedList>
    </section>
  )
}
