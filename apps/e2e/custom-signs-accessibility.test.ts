import { newArrow, newText } from '@gebaerdenraum/domain/custom-signs/new-objects'
import { CUSTOM_SIGN_SAVE_TIMING } from '@gebaerdenraum/domain/custom-signs/save-timing'
import { describe, test } from 'vitest'
import { canvas, customSignPath, field, givenCustomSign, objectRow, sidebar } from './custom-sign-page.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import { installClock, passTime } from './page-clock.ts'

const browser = useBrowser()
const me = useOwnAccount()

describe('axe finds nothing', () => {
  test('in the overview', async () => {
    const { id, name } = await givenCustomSign(me)
    const page = await browser.openPage(customSignPath(id), { as: me, reducedMotion: 'reduce' })
    await canvas(page).waitFor()
    await page.getByRole('button', { name: 'Schließen', exact: true }).click()
    await page
      .getByRole('list', { name: /Zuletzt verwendet/ })
      .getByText(name)
      .waitFor()
    await expectNoFindings(page)
  })

  test('in the editor, with something selected, in its menu and where saving fails', async () => {
    const objects = [newArrow('wave', 'signOnly'), newText('Hallo', { width: 150, height: 67 }, 'signOnly')]
    const { id } = await givenCustomSign(me, { objects })
    const page = await browser.openPage(customSignPath(id), {
      as: me,
      reducedMotion: 'reduce',
      prepare: installClock,
    })
    await objectRow(page, 'Text „Hallo“').click()
    await field(page, 'Winkel').waitFor()
    await expectNoFindings(page)
    await page.route('**/api/custom-signs**', (route) => route.abort())
    await objectRow(page, 'Wellenpfeil nach rechts').click()
    await sidebar(page).getByText('Weiß').click()
    await passTime(page, CUSTOM_SIGN_SAVE_TIMING.debounceMs)
    await page.getByText('Keine Verbindung. Deine Änderungen bleiben erhalten.').waitFor()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Ansicht' }).click()
    await page.getByRole('menuitemradio', { name: 'Einpassen' }).waitFor()
    await expectNoFindings(page)
    browser.expectFaults(REFUSED_CALL)
  })

  test('in the editor of cards, and while a picture is cropped', async () => {
    const page = await browser.openPage('/app/eigene-gebaerden?type=signBox', {
      as: me,
      reducedMotion: 'reduce',
    })
    const place = sidebar(page).getByRole('group', { name: 'Bild oben' })
    await place.getByRole('button', { name: 'Bild auswählen' }).click()
    await page.getByRole('dialog').getByText('Abend', { exact: true }).click()
    await place.getByText('100 %').waitFor()
    await expectNoFindings(page)
    await place.getByRole('button', { name: 'Bild oben: zuschneiden und aufhellen' }).click()
    await page.getByRole('slider', { name: 'Links abschneiden' }).waitFor()
    await expectNoFindings(page)
  })
})
