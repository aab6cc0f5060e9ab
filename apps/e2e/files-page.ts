import type { Locator, Page } from 'playwright-core'
import { eventually } from './eventually.ts'

export const folderPath = ({ _id }: { readonly _id: string }): string => `/app/organisieren?c=${_id}`

/** The parts of Organisieren, as a person finds them. */
export const browserParts = (page: Page) => ({
  table: page.getByRole('grid'),
  tree: page.getByRole('tree', { name: 'Ordner' }),
  path: page.getByRole('navigation', { name: 'Ordnerpfad' }),
  bar: page.getByRole('group', { name: 'Auswahl' }),
  details: page.getByRole('complementary', { name: 'Details' }),
  menu: page.getByRole('menu', { name: 'Aktionen' }),
  toast: page.getByRole('group', { name: 'Meldung' }),
  row: (name: string) =>
    page
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByTitle(name, { exact: true }) }),
  line: (name: string) => page.getByRole('treeitem', { name, exact: true }),
  names: (): Promise<string[]> => page.getByRole('grid').locator('[data-node] [title]').allTextContents(),
  chosen: (): Promise<string[]> =>
    page.getByRole('grid').locator('[data-node][aria-selected="true"] [title]').allTextContents(),
})

/** A menu takes the focus a moment after it has opened. A key that comes sooner goes to what had the focus before. */
export const waitForFocusIn = (menu: Locator): Promise<void> =>
  eventually(() => menu.evaluate((opened) => opened.contains(opened.ownerDocument.activeElement))).toBe(true)
