import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoFindings } from '../../../testing/expect-no-findings.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './building-blocks-page.tsx'

const showPage = async (isDemo: boolean) => {
  const meta = document.createElement('meta')
  meta.name = 'demo'
  meta.content = String(isDemo)
  document.head.append(meta)
  onTestFinished(() => meta.remove())
  return renderWithApi(<Page />, { route: '/demo/bausteine', address: '/demo/bausteine' })
}

const heading = page.getByRole('heading', { level: 1, name: 'Bausteine' })
const section = (name: string) => page.getByRole('region', { name, exact: true })

test('axe finds nothing, also where a form is faulty and an action has failed', async () => {
  await showPage(true)
  await expect.element(section('Listen').getByRole('row', { name: 'Affe 4' })).toBeVisible()
  await section('Formulare').getByRole('button', { name: 'Eintragen' }).click()
  await expect.element(page.getByText('Bitte gib eine E-Mail-Adresse an')).toBeVisible()
  await section('Formulare').getByRole('button', { name: 'Misslingt an Ort und Stelle' }).click()
  await expect.element(section('Formulare').getByText('Nicht gesendet')).toBeVisible()
  await expectNoFindings()
})

test.each([
  ['Dialog', 'Ein Dialog'],
  ['Auf dem Telefon bildschirmfüllend', 'Ein Dialog'],
  ['Formular', 'Neue Liste'],
  ['Formular, das etwas löscht', 'Konto löschen'],
  ['Tasten', 'Tastenkürzel'],
  ['Tasten in Gruppen', 'Tastenkürzel'],
  ['Frage', 'Liste teilen?'],
  ['Gefährliche Frage', '„Hund“ löschen?'],
  ['Hinweis', 'Den Namen gibt es schon'],
])('axe finds nothing in “%s”, and Escape leads back', async (label, title) => {
  await showPage(true)
  const opener = section('Dialoge').getByRole('button', { name: label, exact: true })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect.element(dialog).toBeVisible()
  await expectNoFindings()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('axe finds nothing while the heading is a field', async () => {
  await showPage(true)
  await heading.getByRole('button').click()
  await expect.element(page.getByRole('textbox', { name: 'Name der Seite' })).toBeVisible()
  await expectNoFindings()
})

test('axe finds nothing in a message', async () => {
  await showPage(true)
  await section('Hinweise').getByRole('button', { name: 'Mit Rückweg' }).click()
  const message = page.getByRole('group', { name: 'Meldung' })
  await expect.element(message.getByRole('button', { name: 'Rückgängig' })).toBeVisible()
  await expectNoFindings()
})

test('outside the demonstration it leads where unknown addresses lead', async () => {
  const { address } = await showPage(false)
  await expect.poll(address).toBe('/')
  await expect.element(heading).not.toBeInTheDocument()
})
