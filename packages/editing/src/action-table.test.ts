import { describe, expect, test } from 'vitest'
import { type Action, actionOf, defineActions, isAvailable, shortcutsOf } from './action-table.ts'
import type { KeyPress } from './shortcut.ts'

type Context = { readonly selected: number; readonly log: string[] }

const action = (id: string, more: Partial<Action<Context>> = {}): Action<Context> => ({
  id,
  label: id,
  icon: 'none',
  run: ({ log }) => log.push(id),
  ...more,
})
const key = (name: string, ctrlKey = false): KeyPress => ({
  key: name,
  ctrlKey,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isAltGraph: false,
})
const actions = defineActions<Context>([
  action('delete-element', { shortcut: ['Delete', 'Backspace'], when: ({ selected }) => selected > 0 }),
  action('delete-page', { shortcut: 'Delete' }),
  action('print', { shortcut: 'Mod+P', isForTyping: true }),
])
const idOf = (press: KeyPress, selected = 0, isTyping = false) =>
  actionOf(actions, press, 'pc', { context: { selected, log: [] }, isTyping })?.id

describe('a table of actions', () => {
  test('gives a key to the first action that is available', () => {
    expect([idOf(key('Delete'), 1), idOf(key('Delete')), idOf(key('Backspace'))]).toEqual([
      'delete-element',
      'delete-page',
      undefined,
    ])
  })

  test('leaves keys to the text while somebody types, but for those that say otherwise', () => {
    expect([idOf(key('Delete'), 1, true), idOf(key('p', true), 1, true)]).toEqual([undefined, 'print'])
  })

  test('knows the shortcuts of an action and whether it is available', () => {
    expect(actions.map(shortcutsOf)).toEqual([['Delete', 'Backspace'], ['Delete'], ['Mod+P']])
    expect(actions.map((each) => isAvailable(each, { selected: 0, log: [] }))).toEqual([false, true, true])
  })

  test('refuses the same id twice and a shortcut that cannot be pressed', () => {
    expect(() => defineActions([action('print'), action('print')])).toThrow('twice')
    expect(() => defineActions([action('print', { shortcut: 'Ctrl+P' })])).toThrow('nobody can press')
  })
})
