import type { RecentFile } from '@gebaerdenraum/domain/files/files.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { type Answers, pageWith } from '../../../testing/answer-calls.ts'
import { EMPTY_PICTURE } from '../../../testing/given-document.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './documents-page.tsx'

const recent = page.getByRole('list', { name: 'Zuletzt verwendet: Druckvorlagen' })
const card = (name: string) => recent.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })

const show = (answers: Answers) =>
  renderWithApi(<Page />, {
    session: givenSession(),
    answers: { signs: { find: () => pageWith([]) }, ...answers },
  })

const givenRecent = (name: string): RecentFile => ({
  _id: `document-${name}`,
  fileType: 'documents',
  node: {
    _id: `node-${name}`,
    name,
    nodeType: 'file',
    path: ',user_user-1,',
    parent: 'user_user-1',
    fileType: 'documents',
    fileDetails: { documentType: 'own-sign' },
    file: `document-${name}`,
    owner: 'user-1',
    ownerType: 'users',
    author: 'user-1',
    hasFolders: false,
    canWrite: true,
    createdAt: '2026-11-21T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
  },
  ancestors: [{ _id: 'user_user-1', name: 'Meine Dateien' }],
  summary: {
    fileType: 'documents',
    documentType: 'own-sign',
    pageCount: 1,
    thumbnail: EMPTY_PICTURE,
    pdf: '/pdf/1?signature=1',
  },
})

test('says that there are no print templates yet, and leads to all of them', async () => {
  const { address, words } = await show({ files: { find: () => pageWith([]) } })
  await expect.element(page.getByText('Du hast noch keine Druckvorlagen angelegt.')).toBeVisible()
  await page.getByRole('link', { name: 'Alle Druckvorlagen' }).click()
  await expect.poll(address).toBe('/app/organisieren')
  expect(words()).toEqual({ t: 'documents' })
})

test('says that they could not be loaded, and loads them at another try', async () => {
  let isBroken = true
  await show({
    files: {
      find: () => {
        if (isBroken) throw new ApiError({ name: 'GeneralError', code: 500, message: 'Kaputt' })
        return pageWith([givenRecent('Familie')])
      },
    },
  })
  await expect.element(page.getByText('Druckvorlagen konnten nicht geladen werden')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.element(card('Familie')).toBeVisible()
})

test('deletes a print template from its card, and moves the focus to the next one', async () => {
  let stored = ['Familie', 'Tiere'].map(givenRecent)
  const { calls } = await show({
    files: { find: () => pageWith(stored) },
    'file-nodes': {
      remove: (id) => {
        const removed = stored.find(({ node }) => node._id === id)!
        stored = stored.filter((one) => one !== removed)
        return removed.node
      },
    },
  })
  await card('Familie').getByRole('button', { name: 'Aktionen für „Familie“' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  const question = page.getByRole('dialog', { name: 'Wirklich löschen?' })
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect.element(card('Familie')).not.toBeInTheDocument()
  await expect.element(card('Tiere').getByRole('link')).toHaveFocus()
  expect(calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([{ call: 'DELETE file-nodes/node-Familie' }])
})
