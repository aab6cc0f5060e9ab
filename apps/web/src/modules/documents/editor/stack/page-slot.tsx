import { pageOf } from '@gebaerdenraum/domain/documents/content-changes'
import { A4 } from '@gebaerdenraum/domain/kernel/page-geometry'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { memo, useRef } from 'react'
import { useElementActions } from '../actions/use-element-actions.ts'
import { useContent, useDocumentEditing } from '../editing-context.ts'
import { GridTools } from '../grid/grid-tools.tsx'
import { AddElement } from './add-element.tsx'
import { boxStyle } from './box-style.ts'
import classes from './page-stack.module.css'
import { Paper } from './paper.tsx'
import { useInSight } from './use-in-sight.ts'

type Props = { readonly pageId: string; readonly number: number; readonly count: number }

/** The place of one page in the stack. Its content is drawn only near the visible area. */
export const PageSlot = memo(function PageSlot({ pageId, number, count }: Props) {
  const { canWrite } = useDocumentEditing()
  const actions = useElementActions()
  const slot = useRef<HTMLLIElement>(null)
  const isInSight = useInSight(slot, number <= FIRST_DRAWN)
  const isThere = useContent((content) => pageOf(content, pageId) !== undefined)
  if (!isThere) return null
  return (
    <li ref={slot} className={classes.slot} data-page={pageId}>
      <div className={classes.pageHead}>
        <h2 className={classes.pageTitle} tabIndex={-1} data-page-title>
          Seite {number} <span className={classes.pageCount}>von {count}</span>
        </h2>
        {isInSight && <AddElement pageId={pageId} kind="between" />}
        {isInSight && <GridTools pageId={pageId} number={number} />}
        {canWrite && count > 1 && (
          <ActionIcon
            color="gray"
            title="Seite löschen"
            aria-label={`Seite ${number} löschen`}
            onClick={() => actions.removePage(pageId)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={classes.paper} style={boxStyle({ x: 0, y: 0, ...A4 })} data-paper data-number={number}>
        {isInSight && <Paper pageId={pageId} number={number} />}
      </div>
    </li>
  )
})

/** Before anything was measured. */
const FIRST_DRAWN = 2
