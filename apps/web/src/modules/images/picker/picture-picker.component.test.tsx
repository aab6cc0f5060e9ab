import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { type Answers, pageWith } from '../../../testing/answer-calls.ts'
import { EMPTY_PICTURE } from '../../../testing/given-document.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { givenDrawnSign } from '../../../testing/given-sign.ts'
import { SESSION_TEAM } from '../../../testing/given-team.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { usePicturePicker } from './picture-picker.ts'
import type { PictureRequest } from './picture-request.ts'

const REQUEST: PictureRequest = {
  services: ['signs', 'custom-signs', 'images'],
  target: { ownerType: 'users', owner: 'user-1' },
  imageType: 'signBox',
}
const TEAM = { ownerType: 'teams', owner: SESSION_TEAM._id } as const

const picker = page.getByRole('dialog').filter({ has: page.getByRole('tab', { name: 'Gebärden' }) })
const toast = page.getByRole('group', { name: 'Meldung' })

/** What was chosen; null when the dialog was closed without a choice, undefined as long as it is open. */
let chosen: readonly ImageReference[] | null | undefined

const OpenButton = ({ request }: { readonly request: PictureRequest }) => {
  const { pick } = usePicturePicker()
  const open = async () => {
    chosen = await pick(request)
  }
  return (
    <button type="button" onClick={() => void open()}>
      Bild
    </button>
  )
}

const show = async (answers: Answers, request: Partial<PictureRequest> = {}) => {
  chosen = undefined
  const shown = await renderWithApi(<OpenButton request={{ ...REQUEST, ...request }} />, {
    session: givenSession({ team: SESSION_TEAM._id }, { team: SESSION_TEAM }),
    answers: { signs: { find: () => pageWith([]) }, ...answers },
  })
  await page.getByRole('button', { name: 'Bild' }).click()
  await expect.element(picker).toBeVisible()
  return shown
}

const IMAGE: Image = {
  _id: 'image-1',
  name: 'Hof.svg',
  owner: 'user-1',
  ownerType: 'users',
  author: 'user-1',
  contentType: 'image/svg+xml',
  width: 40,
  height: 60,
  byteLength: 100,
  variants: {
    default: EMPTY_PICTURE,
    small: EMPTY_PICTURE,
    thumbnail: EMPTY_PICTURE,
    original: EMPTY_PICTURE,
    download: EMPTY_PICTURE,
  },
  createdAt: '2026-11-21T12:00:00.000Z',
}

test('finds a sign while typing, in the drawing that is wanted, and takes it with one click', async () => {
  const nameIn = (query: URLSearchParams) =>
    query.get('search') ?? query.get('_id[$in][]')?.replace('sign-', '') ?? 'Hund'
  await show({ signs: { find: (query) => pageWith([givenDrawnSign(nameIn(query))]) } })
  await picker.getByRole('searchbox').fill('Katze')
  await picker.getByText('SIGNmap').click()
  await picker.getByRole('button', { name: 'Katze' }).click()
  await expect.element(picker).not.toBeInTheDocument()
  expect(chosen).toEqual([{ service: 'signs', objectId: 'sign-Katze', imageType: 'signMap' }])
})

test('says that signs cannot be loaded, and shows them at another try', async () => {
  let isBroken = true
  await show({
    signs: {
      find: () => {
        if (isBroken) throw new ApiError({ name: 'BadRequest', code: 400, message: 'Falsch' })
        return pageWith([givenDrawnSign('Katze')])
      },
    },
  })
  await expect.element(picker.getByText('Gebärden konnten nicht geladen werden')).toBeVisible()
  isBroken = false
  await picker.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.element(picker.getByRole('list', { name: 'Gebärden' })).toBeVisible()
})

test('copies a picture for the team after a question, and chooses nothing without that', async () => {
  const { calls } = await show(
    {
      images: {
        find: () => pageWith([IMAGE]),
        create: () => ({ ...IMAGE, ...TEAM, _id: 'image-2' }),
      },
    },
    { target: TEAM },
  )
  await page.getByRole('tab', { name: 'Eigene Bilder' }).click()
  await picker.getByText('Meine', { exact: true }).click()
  const own = picker.getByRole('list', { name: 'Eigene Bilder' }).getByRole('button', { name: /^Hof\.svg/ })
  await own.click()
  const question = page.getByRole('dialog').filter({ hasText: 'Das ganze Team bekommt Zugriff' })
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(chosen).toBeUndefined()
  await own.click()
  await question.getByRole('button', { name: 'Kopieren und verwenden' }).click()
  await expect.poll(() => chosen).toEqual([{ service: 'images', objectId: 'image-2' }])
  expect(calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([
    { call: 'POST images', body: { clone: 'image-1', ...TEAM } },
  ])
})

test('names the files that show an upload which cannot be deleted, and deletes it once none does', async () => {
  let isUsed = true
  const places = [{ service: 'documents', _id: 'document-1', node: 'node-1', name: 'Bauernhof' }]
  const { calls } = await show({
    images: {
      find: () => pageWith([IMAGE]),
      remove: () => {
        if (isUsed) throw new ApiError({ name: 'Conflict', code: 409, message: 'Wird verwendet', data: { places } })
        return IMAGE
      },
    },
  })
  await page.getByRole('tab', { name: 'Eigene Bilder' }).click()
  const bin = picker.getByRole('button', { name: '„Hof.svg“ löschen' })
  await bin.click()
  const question = page.getByRole('dialog', { name: '„Hof.svg“ löschen?' })
  await question.getByRole('button', { name: 'Löschen' }).click()
  const refusal = page.getByRole('dialog', { name: '„Hof.svg“ wird noch verwendet' })
  await expect.element(refusal.getByText('Druckvorlage „Bauernhof“')).toBeVisible()
  await refusal.getByRole('button', { name: 'Verstanden' }).click()
  isUsed = false
  await bin.click()
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect.element(toast.getByText('„Hof.svg“ gelöscht')).toBeVisible()
  expect(calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([
    { call: 'DELETE images/image-1' },
    { call: 'DELETE images/image-1' },
  ])
})
