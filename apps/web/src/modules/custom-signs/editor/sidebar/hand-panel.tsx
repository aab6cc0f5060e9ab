import { findSeenSide, type HandSide } from '@gebaerdenraum/domain/custom-signs/figures'
import type { HandLook, HandObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { objectOf } from '@gebaerdenraum/domain/custom-signs/scene-changes'
import { findDrawingIn, fitHand } from '@gebaerdenraum/drawing/custom-signs/draw-figure'
import { Button } from '@mantine/core'
import { IconHandStop } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../../ui/toast.tsx'
import { useSignEditing } from '../editing-context.ts'
import { HandSideChoice, HandViewChoice } from '../hands/hand-choices.tsx'
import { handDrawingsQuery } from '../hands/hand-drawings.ts'
import { pickHand } from '../hands/pick-hand.ts'

/** Handshape, view and side of a hand. */
export const HandPanel = ({ object }: { readonly object: HandObject }) => {
  const { canWrite } = useSignEditing()
  const change = useChangeHand(object.id)
  const seenSide = findSeenSide(object)
  /** What is seen counts: of a mirrored hand the other side is meant. */
  const sideFor = (wanted: HandSide): HandSide => (wanted === seenSide ? object.side : OTHER_SIDE[object.side])
  const exchange = async () => {
    const { handshape, view, colouring } = object
    const chosen = await pickHand({
      title: 'Handform ändern',
      look: { handshape, view, side: seenSide, colouring },
      isChange: true,
    })
    if (chosen) await change({ handshape: chosen.handshape, view: chosen.view, side: sideFor(chosen.side) })
  }
  return (
    <>
      {canWrite && (
        <Button variant="default" leftSection={<IconHandStop size={20} aria-hidden />} onClick={() => void exchange()}>
          Andere Handform
        </Button>
      )}
      <HandViewChoice value={object.view} onChange={(view) => void change({ view })} isReadOnly={!canWrite} />
      <HandSideChoice
        value={seenSide}
        onChange={(side) => void change({ side: sideFor(side) })}
        isReadOnly={!canWrite}
      />
    </>
  )
}

const OTHER_SIDE: Readonly<Record<HandSide, HandSide>> = { right: 'left', left: 'right' }

/** Changes a hand once the drawing of its new view is there, so that its wrist stays in its place. */
const useChangeHand = (objectId: string) => {
  const { apply, scene } = useSignEditing()
  const client = useQueryClient()
  return async (hand: Partial<Omit<HandLook, 'colouring'>>): Promise<void> => {
    const before = objectOf(scene(), objectId)
    if (before?.type !== 'hand') return
    try {
      const [drawings, newDrawings] = await Promise.all(
        [before.view, hand.view ?? before.view].map((view) => client.ensureQueryData(handDrawingsQuery(view))),
      )
      // It may have been changed while its drawing was loaded.
      const now = objectOf(scene(), objectId)
      const drawing = now?.type === 'hand' && drawings ? findDrawingIn(drawings, now.handshape) : undefined
      const newDrawing =
        now?.type === 'hand' && newDrawings ? findDrawingIn(newDrawings, hand.handshape ?? now.handshape) : undefined
      if (now?.type !== 'hand' || now.view !== before.view || !drawing || !newDrawing) return
      const fit = fitHand({ drawing, side: now.side }, { drawing: newDrawing, side: hand.side ?? now.side })
      apply({ type: 'set-hand', objectId, hand, fit })
    } catch {
      showToast({ tone: 'danger', text: 'Die Hand konnte nicht geladen werden. Versuche es noch einmal.' })
    }
  }
}
