import { extentOf } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import type { HandObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { pointsOf } from '../stage/hit-area.tsx'
import classes from '../stage/stage.module.css'
import { useHandsOfScene } from './use-scene-hands.ts'

/** Where the drawing of a hand is still on its way, or could not be loaded. */
export const HandGap = ({ object }: { readonly object: HandObject }) => {
  const state = useHandsOfScene().stateOf(object.view)
  const { x, y } = object.position
  const size = Math.max(16, Math.min(24, extentOf(object).width / 8))
  return (
    <g className={classes.gap} data-state={state}>
      <polygon points={pointsOf(object)} />
      <text x={x} y={y} fontSize={size} textAnchor="middle" dominantBaseline="middle">
        {HAND_GAP_TEXTS[state]}
      </text>
    </g>
  )
}

export const HAND_GAP_TEXTS = { loading: 'Hand wird geladen', shown: '', failed: 'Hand nicht geladen' } as const
