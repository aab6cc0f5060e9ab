import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { Answers } from '../../testing/answer-calls.ts'
import { givenSession } from '../../testing/given-session.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import type { givenFileTree } from './given-file-tree.fixture.ts'
import { Page } from './pages/file-browser-page.tsx'

/** The page Organisieren with these files. `words` is the query of its address. */
export const showFileBrowser = (files: ReturnType<typeof givenFileTree>, words: string, others: Answers = {}) =>
  renderWithApi(<Page />, {
    address: `/app/organisieren?${words}`,
    route: '/app/organisieren',
    session: givenSession(),
    answers: { ...files.answers, ...others },
  })

const grid = page.getByRole('grid')

/** The parts of Organisieren, as a person finds them. */
export const browserParts = {
  table: grid,
  tree: page.getByRole('tree', { name: 'Ordner' }),
  bar: page.getByRole('group', { name: 'Auswahl' }),
  details: page.getByRole('complementary', { name: 'Details' }),
  menu: page.getByRole('menu', { name: 'Aktionen' }),
  dialog: page.getByRole('dialog'),
  toast: page.getByRole('group', { name: 'Meldung' }),
  row: (name: string): Locator => grid.getByRole('row').filter({ has: page.getByTitle(name, { exact: true }) }),
  line: (name: string): Locator => page.getByRole('treeitem', { name, exact: true }),
  names: (): readonly string[] => readTexts('[data-node] [title]'),
  chosen: (): readonly string[] => readTexts('[data-node][aria-selected="true"] [title]'),
}

const readTexts = (selector: string): readonly string[] =>
  Array.from(document.querySelectorAll(`[role="grid"] ${selector}`), ({ textContent }) => textContent ?? '')

/** The name in the row or line that has the focus. */
export const focusedName = (): string | null | undefined =>
  document.activeElement?.querySelector('[title]')?.textContent ?? document.activeElement?.getAttribute('aria-label')

/** An open menu takes the focus a moment later: a key that comes sooner goes to what had it before. */
export const waitForFocusInMenu = (): Promise<void> =>
  expect.poll(() => document.activeElement?.closest('[role="menu"]') ?? null).not.toBeNull()
