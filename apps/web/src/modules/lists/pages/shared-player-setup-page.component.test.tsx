import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageWith } from '../../../testing/answer-calls.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './shared-player-setup-page.tsx'

test('a link that is gone leads an account to its lists, and says so', async () => {
  const { address } = await renderWithApi(<Page />, {
    route: '/app/geteilte-lernliste/$shareKey/start',
    address: '/app/geteilte-lernliste/key/start',
    session: givenSession(),
    answers: { lists: { find: () => pageWith([]) } },
  })
  const toast = page.getByRole('group', { name: 'Meldung' })
  await expect.element(toast.getByText('Keine passende Lernliste gefunden', { exact: true })).toBeVisible()
  await expect.poll(address).toBe('/app/lernlisten')
})
