import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { Loader, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type TreeRow, treeKey } from '../../browser/tree/tree-rows.ts'
import { nodeIcon } from '../../kinds/file-kinds.ts'
import classes from './folder-tree.module.css'
import type { FolderTree as Tree } from './use-folder-tree.ts'

type Props = {
  readonly tree: Tree
  readonly labelledBy: string
  readonly selectedId: string
  /** Nothing else in the dialog is to be filled in: it begins here. */
  readonly hasFocus: boolean
  /** Why a folder cannot be chosen, as a sentence; null when it can. */
  readonly refusalOf: (folder: FileNode) => string | null
  readonly onSelect: (folder: FileNode) => void
  /** Enter means what it means in every field of the dialog. */
  readonly onSubmit: () => void
}

/** Folders may lie 20 deep; further in there would be no room left for their names on a phone. */
const LEVELS_INDENTED = 7

/** One folder is chosen: arrow keys choose as they go, as in a list of choices. */
export const FolderTree = ({ tree, labelledBy, selectedId, hasFocus, refusalOf, onSelect, onSubmit }: Props) => {
  const { rows } = tree
  const [focusedId, setFocusedId] = useState(selectedId)
  const list = useRef<HTMLDivElement>(null)
  const rowOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-folder="${CSS.escape(id)}"]`)
  const isShown = rows.some(({ node }) => node._id === selectedId)
  useEffect(() => {
    setFocusedId(selectedId)
    // Only the tree scrolls: the name field above it stays visible.
    if (isShown && list.current) revealIn(list.current, selectedId)
  }, [selectedId, isShown])
  const awaitsFocus = useRef(hasFocus)
  useEffect(() => {
    if (!isShown || !awaitsFocus.current) return
    awaitsFocus.current = false
    // Folders may load late; do not interrupt a person who has started to work.
    if (list.current?.closest('form')?.contains(document.activeElement)) return
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [isShown])

  const go = (folder: FileNode) => {
    setFocusedId(folder._id)
    rowOf(folder._id)?.focus()
    if (refusalOf(folder) === null) onSelect(folder)
  }
  const pressKey = (event: KeyboardEvent, index: number) => {
    const row = rows[index]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (row.waiting === 'failed') tree.retry(pathInside(row.node))
      else onSubmit()
      return
    }
    const result = treeKey(rows, index, event.key)
    if (event.key !== ' ' && !result) return
    event.preventDefault()
    if (!result) go(row.node)
    else if ('open' in result) tree.open(result.open)
    else if ('close' in result) tree.close(result.close)
    else if (rows[result.go]) go((rows[result.go] as TreeRow).node)
  }
  const focusable = rows.some(({ node }) => node._id === focusedId) ? focusedId : rows[0]?.node._id

  return (
    <div ref={list} className={classes.tree} role="tree" aria-labelledby={labelledBy}>
      {rows.map((row, index) => (
        <FolderRow
          key={row.node._id}
          row={row}
          isSelected={row.node._id === selectedId}
          isFirstFocus={hasFocus && row.node._id === selectedId}
          isFocusable={row.node._id === focusable}
          refusal={refusalOf(row.node)}
          onChoose={() => go(row.node)}
          onToggle={() => (row.isOpen ? tree.close : tree.open)(pathInside(row.node))}
          onRetry={() => tree.retry(pathInside(row.node))}
          onKeyDown={(event) => pressKey(event, index)}
        />
      ))}
    </div>
  )
}

const revealIn = (tree: HTMLElement, id: string): void => {
  const row = tree.querySelector<HTMLElement>(`[data-folder="${CSS.escape(id)}"]`)
  if (!row) return
  const top = row.offsetTop
  const bottom = top + row.offsetHeight
  if (top < tree.scrollTop) tree.scrollTop = top
  else if (bottom > tree.scrollTop + tree.clientHeight) tree.scrollTop = bottom - tree.clientHeight
}

type RowProps = {
  readonly row: TreeRow
  readonly isSelected: boolean
  readonly isFocusable: boolean
  readonly isFirstFocus: boolean
  readonly refusal: string | null
  readonly onChoose: () => void
  readonly onToggle: () => void
  readonly onRetry: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const FolderRow = ({ row, isSelected, isFocusable, isFirstFocus, refusal, ...on }: RowProps) => {
  const { onChoose, onToggle, onRetry, onKeyDown } = on
  const { node, level, position, siblings, isOpen, waiting } = row
  const Icon = nodeIcon(node)
  return (
    <div
      role="treeitem"
      className={classes.row}
      style={{ paddingInlineStart: `${Math.min(level - 1, LEVELS_INDENTED)}rem` }}
      data-folder={node._id}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isSelected}
      aria-disabled={refusal !== null}
      tabIndex={isFocusable ? 0 : -1}
      data-autofocus={isFirstFocus || undefined}
      onClick={onChoose}
      onDoubleClick={isOpen === null ? undefined : onToggle}
      onKeyDown={onKeyDown}
    >
      {isOpen === null ? (
        <span className={classes.toggle} />
      ) : (
        // For the mouse; keys have their own way.
        <span
          className={classes.toggle}
          data-open={isOpen || undefined}
          aria-hidden
          onClick={(event) => {
            event.stopPropagation()
            onToggle()
          }}
          onDoubleClick={(event) => event.stopPropagation()}
        >
          <IconChevronRight size={18} />
        </span>
      )}
      <Icon size={20} aria-hidden className={classes.icon} />
      <span className={classes.name}>
        <span translate="no">{node.name}</span>
        {refusal !== null && <span className={classes.refusal}>{refusal}</span>}
        {waiting === 'failed' && (
          <UnstyledButton className={classes.retry!} tabIndex={-1} onClick={onRetry}>
            Ordner konnten nicht geladen werden. Erneut versuchen
          </UnstyledButton>
        )}
      </span>
      {waiting === 'loading' && <Loader size="xs" aria-label="Wird geladen" />}
    </div>
  )
}
