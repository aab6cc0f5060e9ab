import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { ViewSettings, type ViewValue } from './view-settings.tsx'

const START: ViewValue = { columns: 5, imageType: 'signOnly', showNames: true, showKeywords: false }
const slider = page.getByRole('slider', { name: /Spalten/ })
const NARROW = 'Aufgrund von Platzmangel wurde die Anzahl der Spalten auf 2 beschränkt'

const onChange = vi.fn<(patch: Partial<ViewValue>) => void>()

const Choice = ({ widthPx }: { readonly widthPx: number }) => {
  const [value, setValue] = useState(START)
  const change = (patch: Partial<ViewValue>) => {
    onChange(patch)
    setValue((before) => ({ ...before, ...patch }))
  }
  return <ViewSettings value={value} widthPx={widthPx} onChange={change} />
}

const open = async (widthPx: number) => {
  onChange.mockReset()
  await renderWithApi(<Choice widthPx={widthPx} />)
  await page.getByRole('button', { name: 'Ansicht' }).click()
  await expect.element(slider).toBeVisible()
}

test('keeps the focus on the columns with every step', async () => {
  await open(1280)
  slider.element().focus()
  await userEvent.keyboard('{Home}')
  for (const columns of [2, 3, 4]) {
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(slider).toHaveAttribute('aria-valuenow', String(columns))
  }
  await expect.element(slider).toHaveFocus()
  expect(onChange.mock.lastCall).toEqual([{ columns: 4 }])
})

test('says when the window is too narrow for so many columns, and once more with every choice', async () => {
  await open(360)
  await expect.element(page.getByRole('dialog').getByText(NARROW)).toBeVisible()
  slider.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('group', { name: 'Meldung' }).getByText(NARROW)).toBeVisible()
  expect(onChange.mock.calls).toEqual([[{ columns: 4 }]])
})

test('changes the format, and what stands below the pictures', async () => {
  await open(1280)
  await page.getByText('SIGNmap').click()
  await page.getByRole('switch', { name: 'Stichwörter anzeigen' }).click()
  await page.getByRole('switch', { name: 'Namen anzeigen' }).click()
  expect(onChange.mock.calls).toEqual([[{ imageType: 'signMap' }], [{ showKeywords: true }], [{ showNames: false }]])
  await expect.element(page.getByRole('radio', { name: 'SIGNmap' })).toBeChecked()
})
