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

/** Saves as the server does, but for as long as `refuse` throws. */
const savesUnless = (document: Document, refuse: () => void): NonNullable<Answers['documents']> => {
  let stored = document
  return {
    get: () => stored,
    patch: (_, changes) => {
      refuse()
      stored = { ...stored, ...(changes as Partial<Document>), revision: stored.revision + 1 }
      return stored
    },
  }
}

test('shows an error of the server as one, leaves the edits, and tries again at a click', async () => {
  let isFull = true
  const document = givenDocument(givenContent('own-sign'))
  const { calls } = await show(
    savesUnless(document, () => {
      if (isFull) throw new ApiError({ name: 'GeneralError', code: 500, message: 'Der Speicher des Servers ist voll.' })
    }),
    document,
  )
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

test('shows while it is left that it is being saved, as long as that takes', async () => {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const document = givenDocument(givenContent('own-sign'))
  let saved: unknown
  const patch = async (_: string, changes: object) => {
    await isFree
    saved = changes
    return { ...document, ...changes, revision: 2 }
  }
  const { address } = await show({ get: () => document, patch }, document)
  await title.fill('Dann')
  await close.click()
  await expect.element(page.getByRole('progressbar', { name: 'Wird gespeichert' })).toBeVisible()
  letGo()
  await expect.poll(address).toBe('/app/dokumente')
  expect(saved).toMatchObject({ properties: { title: 'Dann' } })
})

test('asks before it is left with edits that are not saved', async () => {
  let isOffline = true
  const document = givenDocument(givenContent('own-sign'))
  const { address } = await show(
    savesUnless(document, () => {
      if (isOffline) throw new TypeError('Failed to fetch')
    }),
    document,
  )
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
  await showDocument(document, {
    answers: {
      documents: {
        patch: (_, { name }) => {
          if (name !== undefined) throw new ApiError({ name: 'Conflict', code: 409, message: 'Vergeben' })
          return document
        },
      },
    },
  })
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  await page.getByRole('textbox', { name: 'Name der Druckvorlage' }).fill('Vergeben')
  await userEvent.keyboard('{Enter}')
  const problem = page.getByRole('dialog', { name: 'Fehler beim Umbenennen' })
  const text = 'existiert bereits eine Datei mit dem Namen „Vergeben”'
  await expect.element(problem.getByText(text, { exact: false })).toBeVisible()
  await problem.getByRole('button', { name: 'Verstanden' }).click()
  await expect.poll(savingState).toBe('Gespeichert')
})
