import { describe, test } from 'vitest'
import { expectNoFindings } from './expect-no-findings.ts'
import { givenList, shareKeyOf } from './given-list.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import type { Account } from './person.ts'
import { card, endTitle, filmIsReady } from './player-page.ts'

const browser = useBrowser()
const me = useOwnAccount()
const open = (path: string, as?: Account) => browser.openPage(path, { reducedMotion: 'reduce', ...(as && { as }) })

describe('axe finds nothing', () => {
  test('in the setup', async () => {
    const { id } = await givenList({ as: me, signs: 3 })
    const page = await open(`/app/lernliste/${id}/start`, me)
    await page
      .getByText(/neu|fällig/)
      .first()
      .waitFor()
    await page.getByRole('switch', { name: 'Video verdecken' }).press('Space')
    await expectNoFindings(page)
  })

  test('in the player, open and as a quiz, and in its keys', async () => {
    const { id } = await givenList({ as: me, signs: 3 })
    const page = await open(`/app/lernliste/${id}`, me)
    await filmIsReady(page)
    await expectNoFindings(page)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Tasten' }).waitFor()
    await expectNoFindings(page)
    await page.goto(`/app/lernliste/${id}/start`)
    for (const part of ['Titel', 'Video', 'Zeichnung']) {
      await page.getByRole('switch', { name: `${part} verdecken` }).press('Space')
    }
    await page.getByRole('button', { name: 'Starten' }).click()
    await card(page).getByRole('button', { name: 'Aufdecken' }).first().waitFor()
    await expectNoFindings(page)
  })

  test('at the end of a list', async () => {
    const { id } = await givenList({ as: me, signs: 1 })
    const page = await open(`/app/lernliste/${id}`, me)
    await card(page).waitFor()
    await page.keyboard.press('ArrowRight')
    await endTitle(page, 'Einmal durch').waitFor()
    await expectNoFindings(page)
  })

  test('in the public overview, the public player and at the end of the preview', async () => {
    const list = await givenList({ as: me, signs: 12 })
    const key = await shareKeyOf(me, list)
    const page = await open(`/lernliste/ueberblick/${key}`)
    await page.getByRole('list', { name: 'Gebärden der Lernliste' }).waitFor()
    await expectNoFindings(page)
    await page.goto(`/lernliste/${key}?karte=10`)
    await filmIsReady(page)
    await expectNoFindings(page)
    await page.keyboard.press('ArrowRight')
    await endTitle(page, 'Ende der Vorschau').waitFor()
    await expectNoFindings(page)
  })
})
