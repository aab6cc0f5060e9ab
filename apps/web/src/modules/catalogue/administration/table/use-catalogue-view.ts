import { useListAddress } from '../../../../ui/lists/use-list-address.ts'
import { type CatalogueView, readView, writeView } from './catalogue-view.ts'

/** What the table shows, from the address, and how to change it. */
export const useCatalogueView = () => {
  const { words, page, change: changeWords } = useListAddress()
  const view: CatalogueView = { ...readView(words), page }
  const change = (next: Partial<CatalogueView>): void => changeWords(writeView(next), { isStep: true })
  const turnTo = (next: number, isGone = false): void => changeWords(writeView({ page: next }), { isStep: !isGone })
  /** Words that follow others are no step of their own. */
  const search = (text: string): void => changeWords(writeView({ search: text }), { isStep: view.search === '' })
  return { view, change, turnTo, search }
}
