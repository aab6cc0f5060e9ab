import { expect, test } from 'vitest'
import { fillInLogin, givenAccount, heading, PASSWORD } from './account-journey.ts'
import { eventually } from './eventually.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'

const browser = useBrowser()

test('after many wrong passwords one is told to wait, and the right one does not help', async () => {
  const { email } = await givenAccount()
  const page = await browser.openPage('/login')
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/authentication')) answers.push(response.status())
  })
  while (answers.at(-1) !== 429 && answers.length < 30) {
    const before = answers.length
    await fillInLogin(page, email, 'falsch123')
    await eventually(() => answers.length).toBe(before + 1)
  }
  await page
    .getByRole('alert')
    .getByText(/^Zu viele Versuche\. Bitte warte .+\.$/)
    .waitFor()
  await page.getByRole('alert').getByRole('link', { name: 'Passwort zurücksetzen' }).waitFor()
  const before = answers.length
  await fillInLogin(page, email, PASSWORD)
  await eventually(() => answers.slice(before)).toEqual([429])
  expect(new URL(page.url()).pathname).toBe('/login')
  browser.expectFaults(REFUSED_CALL)
})

test('a pending invitation is shown while signing in and while signing up', async () => {
  const page = await browser.openPage('/login')
  const invitation = JSON.stringify({
    id: 'i1',
    token: 't1',
    teamName: 'Kita Sonnenhügel',
    teamDescription: 'Alle Gruppen unserer Kita',
    team: 'm1',
    email: 'mia@kita.example',
  })
  await page
    .locator(':root')
    .evaluate(
      (root, value) => root.ownerDocument.defaultView.sessionStorage.setItem('gebaerdenraum-invitation', value),
      invitation,
    )
  await page.reload()
  const box = page.getByRole('alert', { name: 'Einladung in das Team „Kita Sonnenhügel“' })
  await box.getByText('Alle Gruppen unserer Kita').waitFor()
  await page.getByRole('link', { name: 'Neues Konto erstellen' }).click()
  await heading(page, 'Konto erstellen').waitFor()
  await box.getByText('Alle Gruppen unserer Kita').waitFor()
})

test('who is confirmed and signed in has no use for the sign-up', async () => {
  const page = await browser.openPage('/anmeldung', { as: await givenAccount() })
  await page.waitForURL('**/anmeldung/bestellung')
})

test('the mails of the demonstration are linked from the login and work as links', async () => {
  const { email } = await givenAccount({ isVerified: false })
  const page = await browser.openPage('/login')
  await page.getByRole('link', { name: 'Demo: E-Mails ansehen' }).click()
  await heading(page, 'E-Mails der Demonstration').waitFor()
  const mail = page.getByRole('article').filter({ hasText: email })
  await mail.getByRole('heading', { name: /Bestätige deine E-Mail-Adresse/ }).waitFor()
  await mail.getByRole('link', { name: /signupEmail/ }).click()
  await page.waitForURL('**/bestaetigung/*/signupEmail/*')
})

test('outside of the demonstration nobody is shown its mails and accounts', async () => {
  const page = await browser.openPage('/demo/mails', {
    prepare: (blank) =>
      blank.route('**/demo/mails', async (route) => {
        const response = await route.fetch()
        const html = (await response.text()).replace('name="demo" content="true"', 'name="demo" content="false"')
        await route.fulfill({ response, body: html })
      }),
  })
  await page.waitForURL('**/login')
  await heading(page, 'Anmelden').waitFor()
  await expect(page.getByText('Zum Ausprobieren').count()).resolves.toBe(0)
  await expect(page.getByRole('link', { name: 'Demo: E-Mails ansehen' }).count()).resolves.toBe(0)
})
