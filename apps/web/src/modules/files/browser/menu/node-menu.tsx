import { Menu } from '@mantine/core'
import { IconClipboard, IconCut, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { type ActionEntry, actionEntries } from '../../actions/action-entries.ts'
import { WITHIN_WINDOW } from '../../actions/within-window.ts'
import { useSharedBrowser } from '../browser-context.ts'
import { NewItems } from './new-items.tsx'
import classes from './node-menu.module.css'
import type { OpenMenu } from './use-node-menu.ts'

type Props = { readonly onDetails: (() => void) | null }

/** Everything that can be done with what the menu was opened on. */
export const NodeMenu = ({ onDetails }: Props) => {
  const { menu, close, restoreLostFocus } = useSharedBrowser().menu
  // While it fades out it still shows what it offered.
  const [last, setLast] = useState<OpenMenu | null>(menu)
  if (menu && menu !== last) setLast(menu)
  const shown = menu ?? last
  useEffect(() => {
    if (!menu) return
    const openedAt = window.scrollY
    const closeWhenMoved = () => window.scrollY !== openedAt && close()
    // The event of a scroll that ended before the menu opened may come after it.
    window.addEventListener('scroll', closeWhenMoved, { passive: true })
    return () => window.removeEventListener('scroll', closeWhenMoved)
  }, [menu, close])
  if (!shown) return null
  return (
    <Menu
      {...WITHIN_WINDOW}
      key={`${shown.at.x} ${shown.at.y}`}
      opened={menu !== null}
      onChange={(isOpen) => !isOpen && close()}
      onExitTransitionEnd={restoreLostFocus}
      position="bottom-start"
      offset={2}
      returnFocus={false}
      hideDetached={false}
      // Chromium sends a mousedown for Shift+F10, but no pointerdown.
      clickOutsideEvents={POINTER_DOWN}
    >
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          aria-label="Aktionen"
          className={classes.point}
          style={{ left: shown.at.x, top: shown.at.y }}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label="Aktionen">
        <Entries nodes={shown.nodes} onDetails={onDetails} />
      </Menu.Dropdown>
    </Menu>
  )
}

const POINTER_DOWN = ['pointerdown']

const Entries = ({ nodes, onDetails }: Pick<OpenMenu, 'nodes'> & Props) => {
  const { folder, run, cut, cutNodes, paste } = useSharedBrowser()
  const [node] = nodes
  // Beside a file, new entries go into its folder.
  const place = nodes.length === 1 && node?.nodeType === 'directory' ? node : nodes.length < 2 ? folder : undefined
  const canCreate = place?.canWrite ?? false
  const movable = nodes.length > 0 && nodes.every(({ canWrite, parent }) => canWrite && parent !== null)
  const openings = actionEntries(nodes).filter(({ address, run: command }) => address || command)
  const changes = actionEntries(nodes).filter(({ address, run: command }) => !address && !command)
  const item = (entry: ActionEntry) => (
    <Menu.Item
      key={entry.id}
      leftSection={<entry.Icon size={18} aria-hidden />}
      rightSection={<Shortcut id={entry.id} />}
      {...(entry.id === 'delete' && { c: 'var(--danger)' })}
      onClick={() => void run(entry, nodes)}
    >
      {entry.label}
    </Menu.Item>
  )
  return (
    <>
      {openings.map(item)}
      {openings.length > 0 && changes.length > 0 && <Menu.Divider />}
      {changes.filter(({ id }) => id !== 'delete').map(item)}
      {movable && (
        <Menu.Item
          leftSection={<IconCut size={18} aria-hidden />}
          rightSection={<kbd className={classes.key}>Strg X</kbd>}
          onClick={() => cutNodes(nodes)}
        >
          Ausschneiden
        </Menu.Item>
      )}
      {canCreate && cut.length > 0 && (
        <Menu.Item
          leftSection={<IconClipboard size={18} aria-hidden />}
          rightSection={place === folder ? <kbd className={classes.key}>Strg V</kbd> : null}
          onClick={() => void paste(place)}
        >
          Hier einfügen
        </Menu.Item>
      )}
      {canCreate && place && (
        <>
          {nodes.length > 0 && <Menu.Divider />}
          <NewItems folder={place._id} />
        </>
      )}
      {onDetails && nodes.length < 2 && (
        <>
          <Menu.Divider />
          <Menu.Item leftSection={<IconInfoCircle size={18} aria-hidden />} onClick={onDetails}>
            Details
          </Menu.Item>
        </>
      )}
      {changes.some(({ id }) => id === 'delete') && <Menu.Divider />}
      {changes.filter(({ id }) => id === 'delete').map(item)}
    </>
  )
}

const Shortcut = ({ id }: { readonly id: ActionEntry['id'] }) => {
  const key = id === 'rename' ? 'F2' : id === 'delete' ? 'Entf' : null
  return key ? <kbd className={classes.key}>{key}</kbd> : null
}
