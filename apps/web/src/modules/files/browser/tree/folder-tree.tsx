import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { Skeleton } from '@mantine/core'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { LoadError } from '../../../../ui/load-error.tsx'
import { useSharedBrowser } from '../browser-context.ts'
import { drawnRows } from '../row-window.ts'
import { useRowWindow } from '../use-row-window.ts'
import classes from './folder-tree.module.css'
import { TreeLine } from './tree-line.tsx'
import type { TreeRow } from './tree-rows.ts'
import { useTree } from './use-tree.ts'
import { useTreeKeys } from './use-tree-keys.ts'

/** Height of a line. */
const LINE_REM = 2.75

/** The personal and the team's folders; opened lazily, walked through with the keys of a tree. */
export const FolderTree = ({ onGo }: { readonly onGo?: () => void }) => {
  const { folder, folderId, navigation, menu } = useSharedBrowser()
  const { rows, isLoading, error, retry, open, close } = useTree(folder)
  const tree = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const linePx = LINE_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const near = useRowWindow({ box, scroller: tree, count: rows.length, rowPx: linePx })

  const go = (node: FileNode) => {
    setFocused(node._id)
    void navigation.goToFolder(node._id)
    onGo?.()
  }
  const press = useTreeKeys({ rows, open, close, focus: setFocused, go, openMenu: menu.openAt })
  const rowAt = ({ target }: MouseEvent): TreeRow | undefined => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-folder]')?.dataset['folder'] : undefined
    return rows.find(({ node }) => node._id === id)
  }
  const click = (event: MouseEvent) => {
    const row = rowAt(event)
    if (!row) return
    const isToggle = event.target instanceof Element && event.target.closest('[data-toggle]') !== null
    if (isToggle) (row.isOpen ? close : open)(pathInside(row.node))
    else go(row.node)
  }
  const openMenu = (event: MouseEvent) => {
    event.preventDefault()
    const row = rowAt(event)
    if (row) menu.openAt({ x: event.clientX, y: event.clientY }, [row.node])
  }
  const shownIndex = rows.findIndex(({ node }) => node._id === folderId)
  useEffect(() => {
    if (shownIndex >= 0) showLine(tree.current, shownIndex * linePx, linePx)
  }, [shownIndex, linePx])
  useEffect(() => {
    if (focused === null || !tree.current?.contains(document.activeElement)) return
    const line = tree.current.querySelector<HTMLElement>(`[data-folder="${CSS.escape(focused)}"]`)
    line?.scrollIntoView({ block: 'nearest' })
    line?.focus({ preventScroll: true })
  }, [focused])

  if (error && isLoading)
    return <LoadError title="Die Ordner konnten nicht geladen werden" error={error} onRetry={retry} />
  if (isLoading) return <LoadingLines />
  const indexOf = (id: string | null) => rows.findIndex(({ node }) => node._id === id)
  const stop = [focused, folderId].map(indexOf).find((index) => index >= 0) ?? 0
  return (
    <div
      ref={tree}
      className={classes.tree}
      role="tree"
      tabIndex={-1}
      aria-label="Ordner"
      onKeyDown={press}
      onClick={click}
      onContextMenu={openMenu}
    >
      <div ref={box} role="presentation" className={classes.lines} style={{ height: rows.length * linePx }}>
        {drawnRows(near, stop).map((index) => {
          const row = rows[index] as TreeRow
          return (
            <TreeLine
              key={row.node._id}
              row={row}
              topPx={index * linePx}
              isShown={row.node._id === folderId}
              isTabStop={index === stop}
              onOpen={open}
            />
          )
        })}
      </div>
    </div>
  )
}

/** Scrolls the tree, and nothing around it, until the line is in sight. */
const showLine = (tree: HTMLElement | null, topPx: number, linePx: number): void => {
  if (!tree) return
  if (topPx < tree.scrollTop) tree.scrollTop = topPx
  else if (topPx + linePx > tree.scrollTop + tree.clientHeight) tree.scrollTop = topPx + 2 * linePx - tree.clientHeight
}

const LoadingLines = () => (
  <div className={classes.loading} role="status" aria-label="Ordner werden geladen">
    <Skeleton height="1.5rem" width="70%" />
    <Skeleton height="1.5rem" width="50%" />
    <Skeleton height="1.5rem" width="60%" />
  </div>
)
