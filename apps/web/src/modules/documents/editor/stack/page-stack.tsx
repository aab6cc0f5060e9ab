import { zoomToFit } from '@gebaerdenraum/domain/documents/zoom'
import { A4 } from '@gebaerdenraum/domain/kernel/page-geometry'
import { Button } from '@mantine/core'
import { IconFilePlus } from '@tabler/icons-react'
import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react'
import { useElementActions } from '../actions/use-element-actions.ts'
import { useContent, useDocumentEditing, useEditorSession, useUpdateSession } from '../editing-context.ts'
import { SortingDesk } from '../elements/sorting-desk.tsx'
import { PageSlot } from './page-slot.tsx'
import classes from './page-stack.module.css'

/** Around the pages, in pixels of the screen (specification 2, section 9: padding 20). */
const PADDING = 20

/** All pages, one below the other. */
export const PageStack = ({ desk }: { readonly desk: RefObject<HTMLDivElement | null> }) => {
  const { canWrite } = useDocumentEditing()
  const actions = useElementActions()
  const pageIds = useContent((content) => content.pageIds)
  const zoom = useEditorSession((session) => session.zoom)
  useFirstFit(desk)
  useKeptPlace(desk, zoom)
  return (
    <div ref={desk} className={classes.desk} data-desk style={{ '--zoom': zoom } as CSSProperties}>
      <SortingDesk>
        <ol className={classes.stack} aria-label="Seiten">
          {pageIds.map((id, index) => (
            <PageSlot key={id} pageId={id} number={index + 1} count={pageIds.length} />
          ))}
        </ol>
      </SortingDesk>
      {canWrite && (
        <div className={classes.foot}>
          <Button variant="default" leftSection={<IconFilePlus size={20} aria-hidden />} onClick={actions.addPage}>
            Neue Seite hinzufügen
          </Button>
        </div>
      )}
    </div>
  )
}

export const fittingZoom = (desk: HTMLElement): number => zoomToFit(A4.width, desk.clientWidth - 2 * PADDING)

/** Fitted to the width once the pages are there (specification 2, section 4). */
const useFirstFit = (desk: RefObject<HTMLDivElement | null>): void => {
  const update = useUpdateSession()
  useLayoutEffect(() => {
    if (desk.current) update({ zoom: fittingZoom(desk.current) })
  }, [desk, update])
}

/** What was in the middle of the window stays there when the zoom changes. */
const useKeptPlace = (desk: RefObject<HTMLDivElement | null>, zoom: number): void => {
  const before = useRef({ zoom, x: 0, y: 0 })
  useLayoutEffect(() => {
    const { current } = desk
    if (!current) return
    const note = (): void => {
      before.current = {
        zoom: before.current.zoom,
        x: middle(current.scrollLeft, current.clientWidth, current.scrollWidth),
        y: middle(current.scrollTop, current.clientHeight, current.scrollHeight),
      }
    }
    current.addEventListener('scroll', note, { passive: true })
    return () => current.removeEventListener('scroll', note)
  }, [desk])
  useLayoutEffect(() => {
    const { current } = desk
    const { x, y, zoom: last } = before.current
    if (!current || last === zoom) return
    before.current.zoom = zoom
    if (x > 0) current.scrollLeft = x * current.scrollWidth - current.clientWidth / 2
    if (y > 0) current.scrollTop = y * current.scrollHeight - current.clientHeight / 2
  }, [desk, zoom])
}

/** As a share of the whole; 0 where it begins, and goes on beginning there. */
const middle = (scrolled: number, seen: number, whole: number): number =>
  scrolled === 0 ? 0 : (scrolled + seen / 2) / whole
