import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { DataTable } from './data-table.tsx'

afterEach(() => page.viewport(1280, 800))

const IMPORT = { state: 'geprüft, noch nicht übernommen', time: '20.11.2026, 10:30', author: 'Anna Verwaltung' }
const COLUMNS = [
  { head: 'Datei', cell: () => <span>katalog.zip</span> },
  { head: 'Stand', cell: ({ state }: typeof IMPORT) => <span>{state}</span> },
  { head: 'Wann', cell: ({ time }: typeof IMPORT) => <span style={{ whiteSpace: 'nowrap' }}>{time}</span> },
  { head: 'Wer', cell: ({ author }: typeof IMPORT) => <span style={{ whiteSpace: 'nowrap' }}>{author}</span> },
]

test('on a phone the second cell of a row breaks between words, not within one', async () => {
  await page.viewport(320, 800)
  await renderWithApi(<DataTable label="Importe" columns={COLUMNS} rows={[IMPORT]} rowKey={({ time }) => time} />)
  const cell = page.getByRole('cell', { name: IMPORT.state })
  await expect.element(cell).toBeVisible()
  expect(countLines(cell.element(), 'übernommen')).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

/** The number of lines on which a word of the element is shown. */
const countLines = (element: Element, word: string): number => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const start = text.textContent?.indexOf(word) ?? -1
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, start + word.length)
    return range.getClientRects().length
  }
  throw new Error(`The element does not show “${word}”`)
}
