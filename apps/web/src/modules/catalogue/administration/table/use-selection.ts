import type { CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import { useState } from 'react'
import { buildFilter, type CatalogueView, writeView } from './catalogue-view.ts'

/** As the server takes it: signs by id, or all that a filter finds. */
export type ChosenSigns =
  | { readonly ids: string[] }
  | { readonly filter: ReturnType<typeof buildFilter>; readonly total: number }

export type Selection = {
  readonly count: number
  readonly isAll: boolean
  readonly isWholePage: boolean
  readonly isPartOfPage: boolean
  has(id: string): boolean
  toggle(id: string): void
  togglePage(): void
  /** All hits, on all pages. */
  chooseAll(): void
  clear(): void
  chosen(): ChosenSigns
}

type Result = { readonly total: number; readonly data: readonly CatalogueSign[] }
type State = { readonly of: string; readonly ids: ReadonlySet<string>; readonly isAll: boolean }

const NOTHING: ReadonlySet<string> = new Set()

/** The selected signs. The selection survives paging and sorting; another filter clears it, so that no hidden sign is changed. */
export const useSelection = (view: CatalogueView, result: Result | undefined): Selection => {
  const of = JSON.stringify(writeView({ ...view, page: 1, sort: 'title', isDescending: false }))
  const [state, setState] = useState<State>({ of, ids: NOTHING, isAll: false })
  const { ids, isAll } = state.of === of ? state : { ids: NOTHING, isAll: false }
  const total = result?.total ?? 0
  const page = result?.data.map(({ _id }) => _id) ?? []
  const choose = (next: ReadonlySet<string>) => setState({ of, ids: next, isAll: false })
  const has = (id: string): boolean => isAll || ids.has(id)
  const isWholePage = page.length > 0 && page.every(has)
  return {
    count: isAll ? total : ids.size,
    isAll,
    isWholePage,
    isPartOfPage: !isWholePage && page.some(has),
    has,
    toggle(id) {
      // Taking one out of all leaves those of this page.
      const next = new Set(isAll ? page : ids)
      if (!next.delete(id)) next.add(id)
      choose(next)
    },
    togglePage() {
      const without = new Set([...ids].filter((id) => !page.includes(id)))
      choose(isWholePage ? without : new Set([...ids, ...page]))
    },
    chooseAll: () => setState({ of, ids: NOTHING, isAll: true }),
    clear: () => choose(NOTHING),
    chosen: () => (isAll ? { filter: buildFilter(view), total } : { ids: [...ids] }),
  }
}
