import { nextCard, startPass } from '@gebaerdenraum/domain/lists/player'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageWith } from '../../../testing/answer-calls.ts'
import { givenList } from '../../../testing/given-list.ts'
import { givenSession, signInAs } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { keepPlay, readPlay } from '../player/session/kept-play.ts'
import { Page } from './player-setup-page.tsx'

const LIST = givenList(['Apfel', 'Birne', 'Dattel', 'Feige', 'Kiwi'])
const PLAYED = { id: LIST._id }

describe('a list that was left at its second card', () => {
  beforeEach(() => {
    signInAs(givenSession())
    const signs = LIST.signs.map(({ _id }) => _id)
    const pass = startPass({ isShuffled: false, isShared: false, signs, learned: [], seed: 1 })
    keepPlay(PLAYED, { mode: 'learn', pass: nextCard(pass), covered: [], savedAt: Date.now() })
  })

  const show = () =>
    renderWithApi(<Page />, {
      route: '/app/lernliste/$id/start',
      address: '/app/lernliste/list-1/start',
      session: givenSession(),
      answers: { lists: { get: () => LIST }, repetitions: { find: () => pageWith([]) } },
    })

  test('offers to go on there', async () => {
    const { address } = await show()
    await expect.element(page.getByText('Du warst bei Karte 2 von 5.')).toBeVisible()
    await page.getByRole('button', { name: 'Weitermachen' }).click()
    await expect.poll(address).toBe('/app/lernliste/list-1')
    expect(readPlay(PLAYED)?.pass.index).toBe(1)
  })

  test('offers a new start beside it, from the first card', async () => {
    const { address } = await show()
    await page.getByRole('button', { name: 'Neu starten' }).click()
    await expect.poll(address).toBe('/app/lernliste/list-1')
    expect(readPlay(PLAYED)).toBeNull()
  })
})
