import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { Checkbox } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { quoteName } from '../../../../ui/quote-name.ts'
import { useSharedBrowser } from '../browser-context.ts'
import { drawnRows } from '../row-window.ts'
import { chooseAll, chooseNone } from '../selection.ts'
import { useRowWindow } from '../use-row-window.ts'
import { NodeRow } from './node-row.tsx'
import classes from './node-table.module.css'
import { useRowEvents } from './use-row-events.ts'
import { useRowPx } from './use-row-px.ts'
import { useTableFocus } from './use-table-focus.ts'
import { useTableKeys } from './use-table-keys.ts'

/** What is in the open folder. Of thousands of rows only those near the eye are drawn. */
export const NodeTable = ({ onHelp }: { readonly onHelp: () => void }) => {
  const { folder, nodes, order, selection, chosen, cut } = useSharedBrowser()
  const table = useRef<HTMLTableElement>(null)
  const box = useRef<HTMLTableSectionElement>(null)
  const rowPx = useRowPx()
  const near = useRowWindow({ box, scroller: null, count: nodes.length, rowPx })
  const press = useTableKeys(onHelp)
  const events = useRowEvents()
  useTableFocus(table)

  const currentIndex = selection.current === null ? -1 : order.indexOf(selection.current)
  const tabStop = Math.max(currentIndex, 0)
  const cutIds = useMemo(() => new Set(cut.map(({ _id }) => _id)), [cut])

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows are chosen, opened and moved with keys
      role="grid"
      aria-label={`Inhalt von ${quoteName(folder?.name ?? '')}`}
      aria-multiselectable
      aria-rowcount={nodes.length + 1}
      tabIndex={nodes.length === 0 ? 0 : -1}
      className={classes.table}
      data-choosing={chosen.length > 0 || undefined}
      onKeyDown={press}
      onClick={events.click}
      onDoubleClick={events.doubleClick}
      onContextMenu={events.contextMenu}
    >
      <Head />
      <tbody ref={box} className={classes.rows} style={{ height: nodes.length * rowPx }}>
        {drawnRows(near, currentIndex).map((index) => {
          const node = nodes[index] as FileNode
          return (
            <NodeRow
              key={node._id}
              node={node}
              index={index}
              rowPx={rowPx}
              isChosen={selection.chosen.has(node._id)}
              isCut={cutIds.has(node._id)}
              isTabStop={index === tabStop}
              events={events}
            />
          )
        })}
      </tbody>
    </table>
  )
}

const Head = () => {
  const { nodes, order, chosen, setSelection } = useSharedBrowser()
  const isAllChosen = chosen.length === nodes.length && nodes.length > 0
  return (
    <thead className={classes.headBox} data-empty={nodes.length === 0 || undefined}>
      <tr aria-rowindex={1} className={classes.head}>
        <th scope="col" className={classes.tick}>
          <Checkbox
            classNames={{ input: classes.box! }}
            aria-label="Alles auswählen"
            checked={isAllChosen}
            indeterminate={chosen.length > 0 && !isAllChosen}
            onChange={() => setSelection((now) => (isAllChosen ? chooseNone(now) : chooseAll(now, order)))}
          />
        </th>
        <th scope="col" className={classes.nameHead}>
          Name
        </th>
        <th scope="col" className={classes.type}>
          Dateityp
        </th>
        <th scope="col" className={classes.actionsHead}>
          <span className={classes.hidden}>Aktionen</span>
        </th>
      </tr>
    </thead>
  )
}
