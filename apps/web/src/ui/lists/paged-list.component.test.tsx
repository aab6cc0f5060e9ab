import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoFindings } from '../../testing/expect-no-findings.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { DataTable } from './data-table.tsx'
import { PagedList } from './paged-list.tsx'

const PAGE_SIZE = 2
const pages = page.getByRole('navigation', { name: 'Seiten der Wörter' })
const table = page.getByRole('table', { name: 'Wörter' })
const turnTo = (name: string) => pages.getByRole('button', { name, exact: true }).click()

/** Called with what the list calls `onPage` with. */
const turned = vi.fn<(page: number, isGone?: boolean) => void>()
let words: string[]
let answer: () => Promise<void>

const List = () => {
  const [number, setNumber] = useState(1)
  const query = useQuery({
    queryKey: ['words', number],
    queryFn: async () => {
      await answer()
      return {
        total: words.length,
        limit: PAGE_SIZE,
        skip: 0,
        data: words.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE),
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const turn = (next: number, isGone?: boolean) => {
    turned(next, isGone)
    setNumber(next)
  }
  return (
    <>
      <h1>Wörter</h1>
      <PagedList noun="Wörter" query={query} page={number} pageSize={PAGE_SIZE} onPage={turn} empty={<p>Leer.</p>}>
        {(rows) => (
          <DataTable
            label="Wörter"
            columns={[
              { head: 'Wort', cell: (word: string) => word },
              { head: 'Länge', cell: (word: string) => word.length },
            ]}
            rows={rows}
            rowKey={(word) => word}
          />
        )}
      </PagedList>
      <button type="button" onClick={() => void query.refetch()}>
        Neu laden
      </button>
    </>
  )
}

beforeEach(() => {
  turned.mockReset()
  words = ['Affe', 'Bär', 'Dachs']
  answer = async () => {}
})

test('says that it loads, then shows rows and page numbers', async () => {
  const { promise, resolve } = withResolvers()
  answer = () => promise
  await renderWithApi(<List />)
  await expect.element(page.getByRole('status', { name: 'Wörter werden geladen' })).toBeVisible()
  resolve()
  await expect.element(table.getByRole('row', { name: 'Affe 4' })).toBeVisible()
  await expectNoFindings()
  await turnTo('Seite 2')
  await expect.element(table.getByRole('row', { name: 'Dachs 5' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'Affe 4' })).not.toBeInTheDocument()
})

test('says that nothing is there', async () => {
  words = []
  await renderWithApi(<List />)
  await expect.element(page.getByText('Leer.')).toBeVisible()
  await expect.element(pages).not.toBeInTheDocument()
})

test('says what could not be loaded, and loads it once it can', async () => {
  answer = () => Promise.reject(new Error('Keine Verbindung.'))
  await renderWithApi(<List />)
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('Die Wörter konnten nicht geladen werden')).toBeVisible()
  await expect.element(alert.getByText('Keine Verbindung.')).toBeVisible()
  answer = async () => {}
  await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.element(table).toBeVisible()
})

test('keeps its rows when they cannot be loaded again', async () => {
  await renderWithApi(<List />)
  await expect.element(table).toBeVisible()
  answer = () => Promise.reject(new Error('Keine Verbindung.'))
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect.element(table.getByRole('row', { name: 'Affe 4' })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('goes to the last page when its own no longer exists', async () => {
  await renderWithApi(<List />)
  await turnTo('Seite 2')
  await expect.element(table.getByRole('row', { name: 'Dachs 5' })).toBeVisible()
  words = ['Affe', 'Bär']
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect.element(table.getByRole('row', { name: 'Affe 4' })).toBeVisible()
  expect(turned.mock.calls).toEqual([
    [2, undefined],
    [1, true],
  ])
})

const withResolvers = () => {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}
