import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { type Answers, pageWith } from '../../../testing/answer-calls.ts'
import { givenContent, givenDocument } from '../../../testing/given-document.ts'
import { showDocument } from '../../../testing/show-document.tsx'

const title = page.getByRole('textbox', { name: 'Titel, Seite 1' })
const savingState = () => document.querySelector<HTMLElement>('[data-state] [role="status"]')?.innerText
const save = () => userEvent.keyboard('{Control>}s{/Control}')
const close = page.getByRole('button', { name: 'Schließen' })

const show = async (
  documents: NonNullable<Answers['documents']>,
  document = givenDocument(givenContent('own-sign')),
) => {
  const shown = await showDocument(document, { answers: { documents } })
  await expect.element(title).toBeVisible()
  return shown
}

/** Saves like the server. While `refuse` throws, nothing is saved. */
const savesUnless = (document: Document, refuse: () => void) => {
  let stored = document
  const documents: NonNullable<Answers['documents']> = {
    get: () => stored,
    patch: (_, changes) => {
      refuse()
      stored = { ...stored, ...(changes as Partial<Document>), revision: stored.revision + 1 }
      return stored
    },
  }
  return { documents, stored: () => stored }
}

const STORAGE_FULL = { name: 'GeneralError', code: 500, message: 'Der Speicher des Servers ist voll.' } as const
const HOUR_MS = 3_600_000

test("shows the server's error, leaves the edits, and saves at a click on „Jetzt versuchen“", async () => {
  let isFull = true
  const document = givenDocument(givenContent('own-sign'))
  const { documents } = savesUnless(document, () => {
    // Asks for a long wait, so that nothing but the click tries again.
    if (isFull) throw new ApiError(STORAGE_FULL, HOUR_MS)
  })
  const { calls } = await show(documents, document)
  await title.fill('Dann')
  await save()
  const text = 'Speichern fehlgeschlagen: Der Speicher des Servers ist voll. Deine Änderungen bleiben erhalten.'
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(title).toHaveValue('Dann')
  isFull = false
  await page.getByRole('button', { name: 'Jetzt versuchen' }).click()
  await expect.poll(savingState).toBe('Gespeichert')
  expect(calls.findLast(({ call }) => call.startsWith('PATCH documents'))?.body).toMatchObject({
    properties: { title: 'Dann' },
  })
})

test('shows a progress bar while leaving waits for the save', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const document = givenDocument(givenContent('own-sign'))
  let saved: unknown
  const patch = async (_: string, changes: object) => {
    await answered
    saved = changes
    return { ...document, ...changes, revision: 2 }
  }
  const { address } = await show({ get: () => document, patch }, document)
  await title.fill('Dann')
  await close.click()
  await expect.element(page.getByRole('progressbar', { name: 'Wird gespeichert' })).toBeVisible()
  answer()
  await expect.poll(address).toBe('/app/dokumente')
  expect(saved).toMatchObject({ properties: { title: 'Dann' } })
})

test('asks before leaving with unsaved edits', async () => {
  let isOffline = true
  const document = givenDocument(givenContent('own-sign'))
  const { documents, stored } = savesUnless(document, () => {
    if (isOffline) throw new TypeError('Failed to fetch')
  })
  const { address } = await show(documents, document)
  await title.fill('Dann')
  await close.click()
  const question = page.getByRole('dialog', { name: 'Noch nicht gespeichert' })
  await question.getByRole('button', { name: 'Hier bleiben' }).click()
  await expect.element(title).toHaveValue('Dann')
  await close.click()
  await question.getByRole('button', { name: 'Trotzdem schließen' }).click()
  await expect.poll(address).toBe('/app/dokumente')
  // Nothing is left to be saved in later tests.
  isOffline = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => stored().properties['title']).toBe('Dann')
})

test('says that a print template was deleted meanwhile, and gives the edits up', async () => {
  const { address } = await show({
    patch: () => {
      throw new ApiError({ name: 'NotFound', code: 404, message: 'Weg' })
    },
  })
  await title.fill('Meins')
  await save()
  await expect.element(page.getByText('Jemand hat diese Druckvorlage gelöscht', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Verwerfen und schließen' }).click()
  await expect.poll(address).toBe('/app/dokumente')
})

test('says that there is no such print template, and leads to the others', async () => {
  const { address } = await showDocument(givenDocument(), {
    answers: {
      documents: {
        get: () => {
          throw new ApiError({ name: 'NotFound', code: 404, message: 'Weg' })
        },
      },
    },
  })
  await expect.element(page.getByText('Diese Druckvorlage gibt es nicht (mehr)', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Zu deinen Druckvorlagen' }).click()
  await expect.poll(address).toBe('/app/dokumente')
})

test('takes a picture away that is gone, says so, and saves that', async () => {
  const empty = givenContent('target-vocabulary')
  const [pageId = ''] = empty.pageIds
  const image = { service: 'custom-signs', objectId: 'gone' } as const
  const element = { id: 'element', image, description: '', hasActive: false, hasPassive: false }
  const { stored } = await showDocument(
    givenDocument({
      ...empty,
      pagesKeyedById: { [pageId]: { ...empty.pagesKeyedById[pageId]!, elementIds: ['element'] } },
      elementsKeyedById: { element },
    }),
    { answers: { 'custom-signs': { find: () => pageWith([]) } } },
  )
  const text = 'Ein Bild wurde nicht gefunden und aus der Druckvorlage entfernt.'
  await expect.element(page.getByRole('group', { name: 'Meldung' }).getByText(text)).toBeVisible()
  await save()
  await expect.poll(() => stored().elementsKeyedById).toEqual({ element: { ...element, image: null } })
})

test('says that a name is taken, and saves under the one before', async () => {
  const document = givenDocument(givenContent('target-vocabulary', 'Bisher'))
  const { calls } = await show(
    {
      patch: (_, changes) => {
        if (changes.name !== undefined) throw new ApiError({ name: 'Conflict', code: 409, message: 'Vergeben' })
        return { ...document, ...(changes as Partial<Document>), revision: document.revision + 1 }
      },
    },
    document,
  )
  await title.fill('Dann')
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  await page.getByRole('textbox', { name: 'Name der Druckvorlage' }).fill('Vergeben')
  await userEvent.keyboard('{Enter}')
  const problem = page.getByRole('dialog', { name: 'Fehler beim Umbenennen' })
  const text = 'existiert bereits eine Datei mit dem Namen „Vergeben“'
  await expect.element(problem.getByText(text, { exact: false })).toBeVisible()
  await problem.getByRole('button', { name: 'Verstanden' }).click()
  const refused = page.getByRole('textbox', { name: 'Name der Druckvorlage' })
  await expect.element(refused).toHaveFocus()
  await expect.element(refused).toHaveValue('Vergeben')
  await expect.poll(savingState).toBe('Gespeichert')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bisher' })).toBeVisible()
  const sent = calls.findLast(({ call }) => call.startsWith('PATCH documents'))?.body
  expect(sent).toMatchObject({ properties: { title: 'Dann' } })
  expect(sent).not.toHaveProperty('name')
})
