import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { SearchField } from './search-field.tsx'

const field = page.getByRole('searchbox', { name: 'Suche' })
const onChange = vi.fn<(value: string) => void>()

/** The value follows as an address does: a moment after it was changed. */
const List = () => {
  const [value, setValue] = useState('')
  const change = (next: string) => {
    onChange(next)
    setTimeout(() => setValue(next), 100)
  }
  return (
    <>
      <SearchField label="Suche" value={value} onChange={change} />
      <p>Gesucht: {value}</p>
      <button type="button" onClick={() => setValue('Zurück')}>
        Andere Adresse
      </button>
    </>
  )
}

beforeEach(async () => {
  onChange.mockReset()
  await renderWithApi(<List />)
  await field.click()
})

test('searches once the typing has stopped', async () => {
  await userEvent.keyboard('Hund')
  await expect.element(page.getByText('Gesucht: Hund', { exact: true })).toBeVisible()
  expect(onChange.mock.calls).toEqual([['Hund']])
})

test('loses no letter that is typed before the list has followed', async () => {
  await userEvent.keyboard('Hun')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('Hun'))
  await userEvent.keyboard('d')
  await expect.element(field).toHaveValue('Hund')
  await expect.element(page.getByText('Gesucht: Hund', { exact: true })).toBeVisible()
  await expect.element(field).toHaveValue('Hund')
})

test('shows what the list is searched for by another way', async () => {
  await userEvent.keyboard('Hund')
  await expect.element(page.getByText('Gesucht: Hund', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Andere Adresse' }).click()
  await expect.element(field).toHaveValue('Zurück')
})
