import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerAddress } from '../../../../testing/answer-address.ts'
import { expectNoFindings } from '../../../../testing/expect-no-findings.ts'
import { givenContent, givenDocument } from '../../../../testing/given-document.ts'
import { savedFile } from '../../../../testing/saved-file.ts'
import { givenShareSheet } from '../../../../testing/share-sheet.ts'
import { showDocument } from '../../../../testing/show-document.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const title = page.getByLabelText('Titel, Seite 1')

type Given = {
  readonly facts?: Parameters<typeof givenDocument>[1]
  readonly respond?: () => Response
  /** What is done before the menu is opened. */
  readonly edit?: () => Promise<void>
}

const openMenu = async ({ facts = {}, respond = () => new Response('%PDF'), edit }: Given = {}) => {
  const document = givenDocument(givenContent('own-sign', 'Farben: rot'), facts)
  const shown = await showDocument(document)
  const fetched = answerAddress('/pdf/', respond)
  await expect.element(title).toBeVisible()
  await edit?.()
  await button('Teilen').click()
  return { ...shown, document, fetched }
}

test('a document of one person is saved as a PDF; the menu says that nobody else opens it', async () => {
  const { document } = await openMenu()
  await expect.element(page.getByText(/^Öffnen kannst diese Druckvorlage nur du\./)).toBeVisible()
  await expect.element(button('Link kopieren')).not.toBeInTheDocument()
  const { name, content } = await savedFile(() => button('PDF speichern').click())
  expect([document.name, name, await content.text()]).toEqual(['Farben: rot', 'Farben_ rot.pdf', '%PDF'])
  await expectNoFindings()
})

test('a document of the team has a link for it', async () => {
  const { document } = await openMenu({ facts: { ownerType: 'teams', owner: 'team-1' } })
  await expect
    .element(page.getByLabelText('Link für dein Team'))
    .toHaveValue(`${window.location.origin}/app/dokument/${document._id}`)
  await expectNoFindings()
})

test('the PDF has what was edited a moment ago, and goes to the share sheet of the system', async () => {
  const sheet = givenShareSheet()
  const { stored, document } = await openMenu({ edit: () => title.fill('Meine Farben') })
  await button('PDF teilen mit …').click()
  await expect.poll(() => sheet.mock.calls.length).toBe(1)
  const [file] = sheet.mock.calls[0]![0].files!
  expect([file!.name, file!.type]).toEqual(['Farben_ rot.pdf', 'application/pdf'])
  expect(stored().revision).toBeGreaterThan(document.revision)
})

test('a click that is too long ago for the browser is asked for again, and the PDF is there at once', async () => {
  let isAllowed = false
  const sheet = givenShareSheet(async () => {
    if (!isAllowed) throw new DOMException('too late', 'NotAllowedError')
  })
  const { fetched } = await openMenu()
  await button('PDF teilen mit …').click()
  await expect.element(page.getByText('Das PDF ist fertig.')).toBeVisible()
  isAllowed = true
  await button('Jetzt teilen').click()
  await expect.poll(() => sheet.mock.calls.length).toBe(2)
  expect(fetched).toHaveLength(1)
})

test('what the server says is shown, and the next attempt asks it again', async () => {
  let isBusy = true
  const refuse = () =>
    Response.json({ name: 'Unavailable', code: 503, message: 'Gerade ist sehr viel zu drucken.' }, { status: 503 })
  await openMenu({ respond: () => (isBusy ? refuse() : new Response('%PDF')) })
  await button('PDF speichern').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Gerade ist sehr viel zu drucken.')
  isBusy = false
  const { name } = await savedFile(() => button('PDF speichern').click())
  expect(name).toBe('Farben_ rot.pdf')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
