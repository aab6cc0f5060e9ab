import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { type KeyboardEvent, useRef } from 'react'
import { actionEntries } from '../../actions/action-entries.ts'
import { useSharedBrowser } from '../browser-context.ts'
import { pointBelow } from '../menu/use-node-menu.ts'
import { chooseAll, chooseNone, chooseOnly, goStep, toggleOne } from '../selection.ts'
import { findTyped, TYPE_AHEAD_MS, typedAfter } from '../type-ahead.ts'
import { tableCommand } from './table-command.ts'

/** The keys of the table (`browser/keys.ts` tells of them). */
export const useTableKeys = (onHelp: () => void) => {
  const browser = useSharedBrowser()
  const typed = useRef({ text: '', at: 0 })
  const { nodes, order, selection, setSelection, chosen, cut, menu } = browser

  const type = (letter: string, now: number, current: FileNode | undefined) => {
    const isNew = now - typed.current.at > TYPE_AHEAD_MS
    const text = isNew ? letter : typedAfter(typed.current.text, letter)
    typed.current = { text, at: now }
    const names = nodes.map(({ name }) => name)
    const found = findTyped(names, text, current ? order.indexOf(current._id) : -1)
    const id = found === null ? undefined : order[found]
    if (id !== undefined) setSelection(() => chooseOnly(id))
  }
  const act = (id: 'rename' | 'delete', concerned: readonly FileNode[]) => {
    const entry = actionEntries(concerned).find((candidate) => candidate.id === id)
    if (entry) void browser.run(entry, concerned)
  }

  /** Whoever comes by Tab stands on the first row before anything was chosen: the keys mean that row. */
  const meantBy = (row: HTMLElement | null) => {
    const id = selection.current ?? row?.dataset['node']
    const current = nodes.find(({ _id }) => _id === id)
    return { current, concerned: chosen.length > 0 || !current ? chosen : [current] }
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-node]')
    // Buttons in a row have keys of their own.
    if (event.target !== event.currentTarget && event.target !== row) return
    const command = tableCommand(event)
    if (!command) return
    if (command.kind === 'none' && selection.chosen.size === 0 && cut.length === 0) return
    event.preventDefault()
    const { current, concerned } = meantBy(row)
    switch (command.kind) {
      case 'step':
        return setSelection((now) => goStep(now, command.step, command.mode, order))
      case 'type':
        return type(command.letter, event.timeStamp, current)
      case 'toggle':
        return current && setSelection((now) => toggleOne(now, current._id))
      case 'all':
        return setSelection((now) => chooseAll(now, order))
      case 'none':
        return cut.length > 0 ? browser.dropCut() : setSelection(chooseNone)
      case 'open':
        return current && browser.open(current)
      case 'up':
        return browser.goUp()
      case 'cut':
        return browser.cutNodes(concerned)
      case 'paste':
        return void browser.paste()
      case 'menu':
        return menu.openAt(pointBelow(row ?? event.currentTarget), concerned)
      case 'help':
        return onHelp()
      default:
        return act(command.kind, concerned)
    }
  }
  return press
}
