import { defineActions } from '@gebaerdenraum/editing/action-table'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { useEditorKeys } from './use-editor-keys.ts'

type Log = { readonly done: string[] }

const ACTIONS = defineActions<Log>([
  { id: 'delete', label: 'Löschen', icon: '', shortcut: 'Delete', run: ({ done }) => done.push('delete') },
  {
    id: 'save',
    label: 'Speichern',
    icon: '',
    shortcut: 'Mod+S',
    isForTyping: true,
    run: ({ done }) => done.push('save'),
  },
  { id: 'turn', label: 'Drehen', icon: '', shortcut: 'r', run: ({ done }) => done.push('turn') },
])

const CONTROLS = (
  <>
    <button type="button">Knopf</button>
    <input type="checkbox" aria-label="Haken" />
    <input type="radio" aria-label="Kreis" />
    <input type="text" aria-label="Feld" />
    <select aria-label="Auswahl" />
    <p data-name="Absatz" contentEditable suppressContentEditableWarning>
      Absatz
    </p>
    <div role="menu" aria-label="Menü">
      <button type="button">Eintrag</button>
    </div>
    <section data-area aria-label="Fläche" tabIndex={-1}>
      Fläche
    </section>
  </>
)

const Editor = ({ log, isLimited }: { readonly log: Log; readonly isLimited: boolean }) => {
  useEditorKeys(ACTIONS, log, {
    onPlainKey: ({ key }) => key === 'ArrowLeft' && log.done.push('left') > 0,
    onDone: ({ id }) => void log.done.push(`after ${id}`),
    ...(isLimited && { characterArea: '[data-area]' }),
  })
  return CONTROLS
}

const show = async ({ isLimited = false } = {}) => {
  const log: Log = { done: [] }
  await renderWithApi(<Editor log={log} isLimited={isLimited} />)
  /** The actions that the keys lead to while this element has the focus. */
  const press = async (label: string, keys: string): Promise<readonly string[]> => {
    log.done.length = 0
    const target =
      document.querySelector<HTMLElement>(`[aria-label="${label}"], [data-name="${label}"]`) ??
      page.getByText(label).element()
    ;(target as HTMLElement).focus()
    await userEvent.keyboard(keys)
    return [...log.done]
  }
  return press
}

test('runs an action wherever the focus is, and says that it has', async () => {
  const press = await show()
  expect(await press('Knopf', '{Delete}')).toEqual(['delete', 'after delete'])
  expect(await press('Haken', '{Delete}')).toEqual(['delete', 'after delete'])
})

test.each(['Feld', 'Absatz', 'Auswahl', 'Kreis'])('leaves keys to „%s“, except those for typing', async (label) => {
  const press = await show()
  expect(await press(label, '{Delete}')).toEqual([])
  expect(await press(label, '{ArrowLeft}')).toEqual([])
  expect(await press(label, '{Control>}s{/Control}')).toEqual(['save', 'after save'])
})

test('leaves all keys to an open menu', async () => {
  const press = await show()
  expect(await press('Eintrag', '{Delete}')).toEqual([])
  expect(await press('Eintrag', '{Control>}s{/Control}')).toEqual([])
})

test('hands on keys without Ctrl and Alt that are not in the table', async () => {
  const press = await show()
  expect(await press('Knopf', '{ArrowLeft}')).toEqual(['left'])
  expect(await press('Knopf', '{Control>}{ArrowLeft}{/Control}')).toEqual([])
})

test('takes single characters everywhere', async () => {
  const everywhere = await show()
  expect(await everywhere('Knopf', 'r')).toEqual(['turn', 'after turn'])
})

test('takes single characters in an area only, where that is asked for', async () => {
  const press = await show({ isLimited: true })
  expect(await press('Knopf', 'r')).toEqual([])
  expect(await press('Knopf', '{Delete}')).toEqual(['delete', 'after delete'])
  expect(await press('Fläche', 'r')).toEqual(['turn', 'after turn'])
})
