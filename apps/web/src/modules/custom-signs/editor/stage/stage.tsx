import { CANVAS_MARGIN, CANVAS_SIZES } from '@gebaerdenraum/domain/custom-signs/scene'
import { VisuallyHidden } from '@mantine/core'
import { useCallback, useRef } from 'react'
import { CHARACTER_AREA } from '../actions/sign-keys.ts'
import { useScene, useSignEditing, useSignSession } from '../editing-context.ts'
import { CANVAS_LABEL } from './canvas-label.ts'
import { CardLayer } from './card-layer.tsx'
import { Grid, Guides, Mask, SelectionFrame } from './help-layers.tsx'
import { ObjectNode } from './object-node.tsx'
import { SelectionLayer } from './selection-layer.tsx'
import { SlotPlaces } from './slot-places.tsx'
import classes from './stage.module.css'
import { type ClientPoint, useStageGestures } from './use-stage-gestures.ts'
import { useZoom } from './use-zoom.ts'

/** The canvas with its margin. What is drawn on it is what is printed; all else is help. */
export const Stage = () => {
  const { canWrite } = useSignEditing()
  const signType = useScene((scene) => scene.signType)
  const objects = useScene((scene) => scene.objects)
  const hasSelection = useSignSession(({ selectedIds }) => selectedIds.length > 0)
  const viewport = useRef<HTMLElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const canvas = CANVAS_SIZES[signType]
  const zoom = useZoom(viewport, canvas)
  const pointAt = useCallback(
    ({ clientX, clientY }: ClientPoint) => {
      const { left = 0, top = 0 } = svg.current?.getBoundingClientRect() ?? {}
      return { x: (clientX - left) / zoom - CANVAS_MARGIN, y: (clientY - top) / zoom - CANVAS_MARGIN }
    },
    [zoom],
  )
  const handlers = useStageGestures(svg, pointAt, 1 / zoom)
  const [width, height] = [canvas.width + 2 * CANVAS_MARGIN, canvas.height + 2 * CANVAS_MARGIN]
  return (
    <section
      ref={viewport}
      className={classes.viewport}
      {...CHARACTER_AREA}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the arrow keys move on it what is selected.
      tabIndex={0}
      aria-label={CANVAS_LABEL}
      aria-describedby="stage-help"
    >
      <VisuallyHidden id="stage-help">
        Alles auf der Zeichenfläche steht in der Liste „Objekte“. Pfeiltasten bewegen, was ausgewählt ist.
      </VisuallyHidden>
      <svg
        ref={svg}
        className={classes.stage}
        data-paper
        width={width * zoom}
        height={height * zoom}
        viewBox={`${-CANVAS_MARGIN} ${-CANVAS_MARGIN} ${width} ${height}`}
        data-busy={hasSelection || undefined}
        data-read-only={canWrite ? undefined : true}
        // What is on it stands as a list beside it, with names and everything that can be done.
        aria-hidden="true"
        {...handlers}
      >
        <rect className={classes.paper} width={canvas.width} height={canvas.height} />
        <CardLayer />
        <SlotPlaces unit={1 / zoom} />
        {objects.map((object) => (
          <ObjectNode key={object.id} object={object} />
        ))}
        <Mask canvas={canvas} />
        <Grid canvas={canvas} />
        <Guides canvas={canvas} />
        <SelectionLayer unit={1 / zoom} />
        <SelectionFrame />
      </svg>
    </section>
  )
}
