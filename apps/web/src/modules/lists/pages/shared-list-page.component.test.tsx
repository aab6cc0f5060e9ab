import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageWith } from '../../../testing/answer-calls.ts'
import { givenList, givenSharedList } from '../../../testing/given-list.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './shared-list-page.tsx'

const show = (...lists: readonly List[]) =>
  renderWithApi(<Page />, {
    route: '/app/geteilte-lernliste/$shareKey',
    address: '/app/geteilte-lernliste/key',
    session: givenSession(),
    answers: { lists: { find: () => pageWith(lists) } },
  })

test('a shared list leads somebody who may write to it to its editor', async () => {
  const { address } = await show(givenList(['Hund']))
  await expect.poll(address).toBe('/app/lernliste-bearbeiten/list-1')
})

test('a link that leads nowhere says so and goes to the lists', async () => {
  const { address } = await show()
  const toast = page.getByRole('group', { name: 'Meldung' })
  await expect.element(toast.getByText('Keine passende Lernliste gefunden')).toBeVisible()
  await expect.poll(address).toBe('/app/lernlisten')
})

test('a list of somebody else is read-only and names its author', async () => {
  await show(givenSharedList(['Hund', 'Katze']))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Obst' })).toBeVisible()
  await expect.element(page.getByText('Eva Neu hat diese Lernliste mit dir geteilt.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Katze' })).toBeVisible()
  expect(page.getByRole('button', { name: /entfernen/ }).elements()).toEqual([])
})
