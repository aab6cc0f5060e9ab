import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSearchKey } from '../../modules/catalogue/search/use-search-key.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { SearchField } from './search-field.tsx'

const field = page.getByRole('searchbox', { name: 'Gebärde suchen' })

const Bar = () => {
  useSearchKey()
  return (
    <>
      <SearchField />
      <textarea aria-label="Anmerkung" />
    </>
  )
}

afterEach(() => page.viewport(1280, 800))

test('takes the focus by "/", which is not typed', async () => {
  await renderWithApi(<Bar />)
  await expect.element(field).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
})

test('leaves "/" to a person who is typing', async () => {
  await renderWithApi(<Bar />)
  const note = page.getByRole('textbox', { name: 'Anmerkung' })
  await note.click()
  await userEvent.keyboard('und/oder')
  await expect.element(note).toHaveValue('und/oder')
  await expect.element(note).toHaveFocus()
})

test('is one "/" away on a phone, where there is no room for it', async () => {
  await page.viewport(360, 800)
  const { address } = await renderWithApi(<Bar />)
  await expect.element(page.getByRole('link', { name: 'Gebärde suchen' })).toBeVisible()
  await userEvent.keyboard('/')
  await expect.poll(address).toBe('/app/suche')
})

test('leads to the results', async () => {
  const { address, words } = await renderWithApi(<Bar />)
  await field.fill(' Apfel ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/app/suche')
  expect(words()).toEqual({ search: 'Apfel' })
})
