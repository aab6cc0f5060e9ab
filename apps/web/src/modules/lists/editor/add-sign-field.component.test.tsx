import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pageWith } from '../../../testing/answer-calls.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { givenSign } from '../../../testing/given-sign.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { AddSignField } from './add-sign-field.tsx'

const CATALOGUE: Readonly<Record<string, readonly Sign[]>> = {
  ha: ['Hand', 'Hase', 'Haus'].map((name) => givenSign(name)),
  Hund: [givenSign('Hund')],
  Katze: [givenSign('Katze')],
  Schmeterling: [givenSign('Schmetterling', { match: 'fuzzy' })],
}

const field = page.getByRole('combobox', { name: 'Gebärde hinzufügen' })
const options = page.getByRole('listbox', { name: 'Gefundene Gebärden' }).getByRole('option')
const note = page.getByRole('status')

const onChoose = vi.fn<(sign: { readonly name: string }) => void>()
const chosen = () => onChoose.mock.calls.map(([{ name }]) => name)

type Find = (search: string) => readonly Sign[] | Promise<readonly Sign[]>

const show = async (find: Find = (search) => CATALOGUE[search] ?? []) => {
  await renderWithApi(<AddSignField signIds={['sign-Hund']} onType={() => undefined} onChoose={onChoose} />, {
    session: givenSession(),
    answers: {
      signs: { find: async (query) => pageWith(await find(query.get('search') ?? '')) },
      'custom-signs': { find: () => pageWith([]) },
    },
  })
  await field.click()
}

beforeEach(() => {
  onChoose.mockReset()
})

describe('the field that adds signs', () => {
  test('adds the best hit with Enter, and is empty for the next', async () => {
    await show()
    await userEvent.keyboard('Katze')
    await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    expect(chosen()).toEqual(['Katze'])
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
  })

  test('lets one pick among the hits with the arrow keys', async () => {
    await show()
    await userEvent.keyboard('ha')
    await expect.element(options.nth(2)).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(options.nth(2)).toHaveAttribute('aria-selected', 'true')
    await expect.element(field).toHaveAttribute('aria-activedescendant', options.nth(2).element().id)
    await userEvent.keyboard('{Enter}')
    expect(chosen()).toEqual(['Haus'])
  })

  test('marks what is in the list already', async () => {
    await show()
    await userEvent.keyboard('Hund')
    await expect.element(options.first().getByText('In der Liste')).toBeVisible()
  })

  test('adds what was entered although its hits were still on the way, in the order of typing', async () => {
    let asked = 0
    // The first is never answered: the field cancels it as soon as it holds something else.
    const find: Find = (search) => {
      if (search === 'Hund') asked += 1
      return search === 'Hund' && asked === 1 ? new Promise(() => {}) : (CATALOGUE[search] ?? [])
    }
    await show(find)
    await userEvent.keyboard('Hund')
    await expect.poll(() => asked).toBe(1)
    await userEvent.keyboard('{Enter}Katze{Enter}')
    await expect.poll(chosen).toEqual(['Hund', 'Katze'])
  })

  test('adds no mere guess', async () => {
    await show()
    await userEvent.keyboard('Schmeterling')
    await expect.element(note.getByText('Meintest du …?')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('Schmeterling')
    await field.fill('Hund')
    await userEvent.keyboard('{Enter}')
    await expect.poll(chosen).toEqual(['Hund'])
  })

  test('gives back a word that finds nothing', async () => {
    await show()
    await userEvent.keyboard('Quokkaxyz{Enter}')
    const toast = page.getByRole('group', { name: 'Meldung' })
    await expect.element(toast.getByText('Keine Gebärde zu „Quokkaxyz“ gefunden')).toBeVisible()
    await expect.element(field).toHaveValue('Quokkaxyz')
    expect(chosen()).toEqual([])
  })
})
