import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import type { Answers } from '../../../testing/answer-calls.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { givenFileTree, TEAM_ROOT } from '../given-file-tree.fixture.ts'
import { useFileDialog } from './file-dialog.ts'
import type { FileDialogRequest } from './file-dialog-request.ts'

const CONFLICT = 'Ein Objekt mit diesem Namen existiert bereits in diesem Ordner! Bitte wähle einen anderen Namen.'
const SERVER_CONFLICT =
  'Ein Objekt mit diesem Namen existiert bereits. Bitte wähle einen anderen Namen oder abweichenden Speicherort.'

const dialog = page.getByRole('dialog')
const field = dialog.getByLabelText('Name', { exact: true })
const folderLine = (name: string | RegExp) => dialog.getByRole('treeitem', { name })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const freeName = button('Freien Namen nutzen')
const toast = page.getByRole('group', { name: 'Meldung' })
const focusedText = () => document.activeElement?.textContent

/** A folder with the folder „Tiere“ in it, in which there is „Vögel“. */
const givenPlace = () => {
  const files = givenFileTree()
  const folder = files.folder('Ablage')
  const animals = files.folder('Tiere', folder)
  const birds = files.folder('Vögel', animals)
  return { files, folder, animals, birds }
}
type Place = ReturnType<typeof givenPlace>

const Opener = ({ request }: { readonly request: FileDialogRequest }) => {
  const { open } = useFileDialog()
  return (
    <button type="button" onClick={() => void open(request)}>
      Dialog öffnen
    </button>
  )
}

const show = async (place: Pick<Place, 'files'>, request: FileDialogRequest, others: Answers = {}) => {
  const { calls } = await renderWithApi(<Opener request={request} />, {
    answers: { ...place.files.answers, ...others },
    session: givenSession(),
  })
  await page.getByRole('button', { name: 'Dialog öffnen' }).click()
  await expect.element(dialog.getByRole('treeitem', { name: 'Meine Dateien' })).toBeVisible()
  return { changes: () => calls.filter(({ call }) => !call.startsWith('GET') && !call.includes('users/')) }
}
const showNewFolder = (place: Place, folder = place.folder, others: Answers = {}) =>
  show(place, { mode: 'create', type: 'directory', folder: folder._id }, others)

const refuse = (facts: ConstructorParameters<typeof ApiError>[0]) => () => {
  throw new ApiError(facts)
}

describe('creating', () => {
  test('says at once that a name is taken, and finds a free one', async () => {
    const place = givenPlace()
    await showNewFolder(place)
    await field.fill('tiere')
    await expect.element(dialog.getByText(CONFLICT)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await freeName.click()
    await expect.element(field).toHaveValue('tiere Kopie 1')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(place.files.namesIn(place.folder)).toEqual(['Tiere', 'tiere Kopie 1'])
  })

  test('leaves the typed name when the server refuses it as taken, and offers a free one', async () => {
    const place = givenPlace()
    const conflict = { code: 409, name: 'Conflict', message: 'Schon da', errors: { name: 'Schon da' } } as const
    const { answers } = place.files
    await showNewFolder(place, place.folder, { 'file-nodes': { ...answers['file-nodes'], create: refuse(conflict) } })
    await field.fill('Farben')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByText(SERVER_CONFLICT)).toBeVisible()
    await expect.element(field).toHaveValue('Farben')
    await freeName.click()
    await expect.element(field).toHaveValue('Farben Kopie 1')
  })

  test('shows any other error in a box, and works when it is tried again', async () => {
    const place = givenPlace()
    const { answers } = place.files
    const { create } = answers['file-nodes']
    const creations = [refuse({ code: 500, name: 'GeneralError', message: 'Kaputt' }), create]
    await showNewFolder(place, place.folder, {
      'file-nodes': { ...answers['file-nodes'], create: (data) => (creations.shift() ?? create)(data) },
    })
    await field.fill('Farben')
    await userEvent.keyboard('{Enter}')
    const box = dialog.getByRole('alert').filter({ hasText: 'Es ist ein Fehler aufgetreten' })
    await expect.element(box.getByText('Kaputt')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(place.files.namesIn(place.folder)).toEqual(['Tiere', 'Farben'])
  })

  test('names a file after its type, and leaves none behind whose content could not be made', async () => {
    const place = givenPlace()
    const { changes } = await show(
      place,
      { mode: 'create', type: 'documents', folder: place.folder._id },
      { documents: { create: refuse({ code: 500, name: 'GeneralError', message: 'Kaputt' }) } },
    )
    await dialog.getByText('Zielwortschatz', { exact: true }).click()
    await expect.element(field).toHaveValue('„Zielwortschatz”-Dokument')
    await button('Hier speichern').click()
    await expect.element(dialog.getByText('Kaputt')).toBeVisible()
    await expect
      .poll(() => changes().map(({ call }) => call.split('/')[0]))
      .toEqual(['POST file-nodes', 'POST documents', 'DELETE file-nodes'])
    expect(place.files.namesIn(place.folder)).toEqual(['Tiere'])
  })

  test('sends once, however often Enter is pressed', async () => {
    const place = givenPlace()
    const { answers } = place.files
    let goOn: () => void = () => undefined
    const arePressed = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const { changes } = await showNewFolder(place, place.folder, {
      'file-nodes': {
        ...answers['file-nodes'],
        create: async (data) => {
          await arePressed
          return answers['file-nodes'].create(data)
        },
      },
    })
    await field.fill('Farben')
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    goOn()
    await expect.element(toast.getByText('„Farben“ angelegt')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(changes().map(({ call }) => call)).toEqual(['POST file-nodes'])
    expect(place.files.namesIn(place.folder)).toEqual(['Tiere', 'Farben'])
  })

  test('leads from a folder that was deleted meanwhile to the one above it, and says so', async () => {
    const place = givenPlace()
    await showNewFolder(place, place.birds)
    await field.fill('Farben')
    place.files.remove(place.animals)
    await userEvent.keyboard('{Enter}')
    const text = 'Den Ordner „Vögel“ gibt es nicht mehr. Jetzt ist „Ablage“ gewählt.'
    await expect.element(dialog.getByText(text)).toBeVisible()
    await expect.element(field).toHaveValue('Farben')
    await userEvent.keyboard('{Enter}')
    await expect.element(toast.getByText('„Farben“ angelegt')).toBeVisible()
    expect(place.files.namesIn(place.folder)).toEqual(['Farben'])
  })

  test('anything begins with a print template with a grid, and proposes a name for each type', async () => {
    const place = givenPlace()
    await show(place, { mode: 'create', folder: place.folder._id })
    await expect.element(page.getByRole('dialog', { name: 'Neu anlegen' })).toBeVisible()
    await expect.element(dialog.getByRole('radio', { name: 'Druckvorlage' })).toBeChecked()
    await expect.element(dialog.getByRole('radio', { name: 'Raster' })).toBeChecked()
    await expect.element(field).toHaveValue('„Raster”-Dokument')
    await dialog.getByText('Lernliste', { exact: true }).click()
    await expect.element(field).toHaveValue('Unbenannte Lernliste')
    dialog.getByRole('radio', { name: 'Eigene Gebärde' }).element().focus()
    await userEvent.keyboard(' ')
    await expect.element(dialog.getByRole('radio', { name: 'Nur Gebärde' })).toBeChecked()
    dialog.getByRole('radio', { name: 'Ordner' }).element().focus()
    await userEvent.keyboard(' ')
    await field.fill('Farben')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(place.files.namesIn(place.folder)).toEqual(['Tiere', 'Farben'])
  })
})

describe('moving', () => {
  test('into itself is not offered and says why; into the folder it is in already is refused', async () => {
    const place = givenPlace()
    const { changes } = await show(place, { mode: 'move', nodes: [place.animals] })
    const line = folderLine(/^Tiere/)
    await expect.element(line.getByText('Kann nicht in sich selbst verschoben werden')).toBeVisible()
    await expect.element(line).toHaveAttribute('aria-disabled', 'true')
    await expect.element(line).not.toHaveAttribute('aria-expanded')
    await line.click({ force: true })
    await button('Hierhin verschieben').click()
    await expect.element(dialog.getByText('Hier liegt es schon. Wähle einen anderen Ordner.')).toBeVisible()
    expect(changes()).toEqual([])
  })

  test('to where the name is taken offers a free one', async () => {
    const place = givenPlace()
    const { files, folder, animals } = place
    const { changes } = await show(place, { mode: 'move', nodes: [files.folder('Vögel', folder)] })
    await folderLine('Tiere').click()
    await expect.element(dialog.getByText(CONFLICT)).toBeVisible()
    await button('Hierhin verschieben').click()
    await freeName.click()
    await expect.element(field).toHaveValue('Vögel Kopie 1')
    await userEvent.keyboard('{Enter}')
    await expect.element(toast.getByText('„Vögel Kopie 1“ nach „Tiere“ verschoben')).toBeVisible()
    expect(files.namesIn(folder)).toEqual(['Tiere'])
    expect(files.namesIn(animals)).toEqual(['Vögel', 'Vögel Kopie 1'])
    expect(changes()).toHaveLength(1)
  })

  test('several to where a name is taken gives that one a free name', async () => {
    const place = givenPlace()
    const { files, folder, animals } = place
    await show(place, { mode: 'move', nodes: ['Vögel', 'Farben'].map((name) => files.folder(name, folder)) })
    await expect.element(page.getByRole('dialog', { name: '2 Objekte verschieben' })).toBeVisible()
    await folderLine('Tiere').click()
    const text = 'Ein Objekt mit dem Namen „Vögel“ existiert bereits in diesem Ordner!'
    await expect.element(dialog.getByText(text)).toBeVisible()
    await freeName.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(toast.getByText('2 Objekte nach „Tiere“ verschoben')).toBeVisible()
    expect(files.namesIn(folder)).toEqual(['Tiere'])
    expect(files.namesIn(animals).toSorted()).toEqual(['Farben', 'Vögel', 'Vögel Kopie 1'])
  })

  test('to the team asks first, with the keyboard alone', async () => {
    const place = givenPlace()
    await show(place, { mode: 'move', nodes: [place.animals] })
    await expect.element(folderLine('Ablage')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.poll(focusedText).toContain(TEAM_ROOT.name)
    await userEvent.keyboard('{Enter}')
    const question = page.getByRole('dialog', { name: '„Tiere“ in den Team-Ordner verschieben?' })
    await expect.element(question.getByText(/Im Team-Ordner haben alle deine Team-Mitglieder Zugriff/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog', { name: '„Tiere“ verschieben' })).toBeVisible()
    await expect.poll(focusedText).toContain(TEAM_ROOT.name)
    await userEvent.keyboard('{Enter}')
    await expect.element(question.getByRole('button', { name: 'Abbrechen' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(toast.getByText('„Tiere“ nach „Kita Sonnenhügel“ verschoben')).toBeVisible()
    expect(place.files.namesIn(place.folder)).toEqual([])
    expect(place.files.namesIn(TEAM_ROOT)).toEqual(['Tiere'])
  })

  test('away from the team says that it loses access', async () => {
    const files = givenFileTree()
    await show({ files }, { mode: 'move', nodes: [files.folder('Tiere', TEAM_ROOT)] })
    await folderLine('Meine Dateien').click()
    await button('Hierhin verschieben').click()
    await expect.element(page.getByText(/Dein Team verliert dadurch den Zugriff darauf\./)).toBeVisible()
    await page.getByRole('button', { name: 'Trotzdem verschieben' }).click()
    await expect.element(toast.getByText('„Tiere“ nach „Meine Dateien“ verschoben')).toBeVisible()
    expect(files.namesIn(TEAM_ROOT)).toEqual([])
  })
})

test('duplicating proposes a free name and asks for a copy', async () => {
  const place = givenPlace()
  const { animals, folder } = place
  const { changes } = await show(place, { mode: 'duplicate', nodes: [animals] })
  await expect.element(field).toHaveValue('Tiere Kopie 1')
  await button('Kopie hier speichern').click()
  await expect.element(toast.getByText('Kopie „Tiere Kopie 1“ gespeichert')).toBeVisible()
  const path = animals.path
  expect(changes()).toEqual([{ call: 'POST file-nodes', body: { name: 'Tiere Kopie 1', path, clone: animals._id } }])
  expect(place.files.namesIn(folder)).toEqual(['Tiere', 'Tiere Kopie 1'])
})

describe('on a phone', () => {
  afterEach(() => page.viewport(1280, 800))

  test('the dialog fills the screen, with its buttons in reach', async () => {
    await page.viewport(360, 800)
    const place = givenPlace()
    await show(place, { mode: 'create', type: 'custom-signs', folder: place.folder._id })
    const shown = page.getByRole('dialog', { name: 'Neue eigene Gebärde' })
    await expect
      .poll(() => shown.element().getBoundingClientRect())
      .toMatchObject({ x: 0, y: 0, width: 360, height: 800 })
    const { height: buttonHeight, bottom } = button('Hier speichern').element().getBoundingClientRect()
    expect(buttonHeight).toBe(44)
    expect(bottom).toBeLessThanOrEqual(800)
  })
})
