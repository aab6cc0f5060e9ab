import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callAs, unusedName } from './call-as.ts'
import { eventually } from './eventually.ts'
import { documentPath, givenDocument, givenUpload } from './given-document.ts'
import { fileTreeOf } from './given-files.ts'
import { gridParts, gridWith } from './grid-document.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { useOwnTeam } from './own-accounts.ts'
import type { Person } from './person.ts'

const browser = useBrowser()
const { leader, member } = useOwnTeam()

/** The smallest picture there is: one red point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"><rect width="40" height="60" fill="teal"/></svg>'

const openCell = async (page: Page) => {
  const parts = gridParts(page)
  await parts.cell(1, 1).click()
  await parts.picker.waitFor()
  return parts
}

const openPicker = async (as: Person) => {
  const document = await givenDocument(as, gridWith([]))
  const page = await browser.openPage(documentPath(document), { as, reducedMotion: 'reduce' })
  return { page, document, ...(await openCell(page)) }
}

const showTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

const teamGrid = async (as: Person): Promise<{ readonly id: string }> => {
  const files = fileTreeOf(as)
  const root = await files.root('team')
  const details = { nodeType: 'file', fileType: 'documents', fileDetails: { documentType: 'grid' } }
  const name = unusedName('Team-Raster')
  const node = await callAs(as, 'POST', 'file-nodes', { name, path: files.inside(root), ...details })
  return { id: String((await callAs(as, 'POST', 'documents', { node: node['_id'], type: 'grid' }))['_id']) }
}

const upload = (page: Page, ...files: readonly { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type="file"]').setInputFiles([...files])

const png = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG })

test('pictures are uploaded several at once; one that is none is told of and stays behind', async () => {
  const name = unusedName('Hof')
  const document = await givenDocument(leader, gridWith([]))
  const page = await browser.openPage(documentPath(document), { as: leader, reducedMotion: 'reduce' })
  const { picker, contents } = gridParts(page)
  await page.getByRole('button', { name: 'Seite 1 füllen' }).click()
  await gridParts(page).menuItem('Mit mehreren Bildern').click()
  await showTab(page, 'Eigene Bilder')
  const text = { name: 'Notiz.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  const fake = { name: `${name} falsch.png`, mimeType: 'image/png', buffer: Buffer.from('kein Bild') }
  await upload(page, png(`${name} eins.png`), text, fake, png(`${name} zwei.png`))
  browser.expectFaults(REFUSED_CALL)
  await picker.getByText('2 Bilder gewählt').waitFor()
  const rows = picker.getByRole('list', { name: 'Wird hochgeladen' }).getByRole('listitem')
  await eventually(() => rows.count()).toBe(2)
  await eventually(() => rows.getByText('Das ist kein Bild im Format PNG, JPEG, WebP, GIF oder SVG.').count()).toBe(2)
  await rows.first().getByRole('button', { name: 'Hinweis zu „Notiz.txt“ schließen' }).click()
  await eventually(() => rows.count()).toBe(1)
  browser.expectFaults(REFUSED_CALL)
  await picker.getByRole('button', { name: 'Übernehmen' }).click()
  await eventually(async () => (await contents()).filter((each) => each.startsWith(name)).length).toBe(2)
  await page.getByRole('gridcell').getByRole('img', { name: 'Bild zu klein für diese Größe' }).first().waitFor()
})

test('a picture that is pasted is uploaded and chosen at once, and one that got no answer at another try', async () => {
  const { page, cell, picker, contents } = await openPicker(leader)
  await page.evaluate(`(() => {
    const bytes = Uint8Array.from(atob('${PNG.toString('base64')}'), (each) => each.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'Eingefügt.png', { type: 'image/png' }))
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })()`)
  await picker.waitFor({ state: 'detached' })
  await eventually(async () => (await contents())[0]).toBe('Eingefügt.png')

  await cell(1, 2).click()
  await showTab(page, 'Eigene Bilder')
  await page.route('**/api/images', (route) => route.abort(), { times: 1 })
  await upload(page, png('Funkloch.png'))
  await picker.getByText('Der Server ist gerade nicht erreichbar.').waitFor()
  browser.expectFaults(/Failed to load|ERR_FAILED/)
  await picker.getByRole('button', { name: 'Erneut versuchen' }).click()
  await picker.waitFor({ state: 'detached' })
  await eventually(async () => (await contents())[1]).toBe('Funkloch.png')
})

test('an own picture and a custom sign that nobody has opened yet are copied for the team and saved', async () => {
  const image = await givenUpload(member, SVG)
  const name = unusedName('Zeichnung')
  const sign = await callAs(member, 'POST', 'custom-signs', { signType: 'signBox', name })
  const document = await teamGrid(member)
  const page = await browser.openPage(documentPath(document), { as: member, reducedMotion: 'reduce' })
  const { cell, picker, contents } = await openCell(page)
  const copy = page.getByRole('dialog').getByRole('button', { name: 'Kopieren und verwenden' })
  await showTab(page, 'Eigene Bilder')
  await picker.getByText('Meine', { exact: true }).click()
  await picker
    .getByRole('list', { name: 'Eigene Bilder' })
    .getByRole('button', { name: /^Bild\.svg/u })
    .first()
    .click()
  await copy.click()
  await eventually(async () => (await contents())[0]).toBe('Bild.svg')

  await cell(1, 2).click()
  await showTab(page, 'Eigene Gebärden')
  await picker.getByRole('button', { name }).click()
  await copy.click()
  await eventually(async () => (await contents())[1]).toBe(name)
  expect(await page.locator('[data-cell="1,0"] img').getAttribute('src')).not.toContain(String(sign['_id']))

  await page.keyboard.press('Control+s')
  await page.getByText('Gespeichert', { exact: true }).waitFor()
  const { elementsKeyedById } = await callAs(member, 'GET', `documents/${document.id}`)
  const elements = Object.values(
    elementsKeyedById as Record<string, { readonly image: { readonly service: string; readonly objectId: string } }>,
  )
  const id = elements.find(({ image: { service } }) => service === 'images')?.image.objectId ?? ''
  expect(id).not.toBe(image)
  expect(await callAs(member, 'GET', `images/${id}`)).toMatchObject({ ownerType: 'teams' })
})
