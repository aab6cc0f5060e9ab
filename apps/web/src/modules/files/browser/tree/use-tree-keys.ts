import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { type KeyboardEvent, useRef } from 'react'
import { type MenuPoint, pointBelow } from '../menu/use-node-menu.ts'
import { findTyped, isLetterKey, TYPE_AHEAD_MS, typedAfter } from '../type-ahead.ts'
import { type TreeRow, treeKey } from './tree-rows.ts'

type Facts = {
  readonly rows: readonly TreeRow[]
  readonly open: (path: string) => void
  readonly close: (path: string) => void
  readonly focus: (id: string | null) => void
  readonly go: (node: FileNode) => void
  readonly openMenu: (at: MenuPoint, nodes: readonly FileNode[]) => void
}

/** The keys of the tree: arrows, Home, End, Enter, the menu key, and the beginnings of names. */
export const useTreeKeys = ({ rows, open, close, focus, go, openMenu }: Facts) => {
  const typed = useRef({ text: '', at: 0 })

  const type = (event: KeyboardEvent, index: number) => {
    const isNew = event.timeStamp - typed.current.at > TYPE_AHEAD_MS
    const text = isNew ? event.key : typedAfter(typed.current.text, event.key)
    typed.current = { text, at: event.timeStamp }
    const names = rows.map(({ node }) => node.name)
    const found = findTyped(names, text, index)
    if (found !== null) focus(rows[found]?.node._id ?? null)
  }
  /** Whether the key leads somewhere in the tree. */
  const walk = (index: number, key: string): boolean => {
    const result = treeKey(rows, index, key)
    if (!result) return false
    if ('open' in result) open(result.open)
    else if ('close' in result) close(result.close)
    else focus(rows[result.go]?.node._id ?? null)
    return true
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const line = event.target as HTMLElement
    const index = rows.findIndex(({ node }) => node._id === line.dataset['folder'])
    const row = rows[index]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') go(row.node)
    else if (isMenuKey(event)) openMenu(pointBelow(line), [row.node])
    else if (isLetterKey(event)) type(event, index)
    else if (!walk(index, event.key)) return
    event.preventDefault()
  }
}

const isMenuKey = ({ key, shiftKey }: KeyboardEvent): boolean => key === 'ContextMenu' || (key === 'F10' && shiftKey)
