import { extentOf, type Placement } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import type { SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { announce } from '../../../../ui/announcer.tsx'
import type { SignEditing } from '../editing-context.ts'
import { selectedGroup } from '../selected-group.ts'
import { selectedOf } from './place-selection.ts'

/** As long as keys follow each other faster than this, nothing is said. */
const REST_MS = 500

let timer: ReturnType<typeof setTimeout> | undefined

/** Says what has come of keys once they rest: each step by itself would be too much to hear. */
const tellSoon = (text: string): void => {
  clearTimeout(timer)
  if (text !== '') timer = setTimeout(() => announce(text), REST_MS)
}

/** Says where something stands that was moved by keys. */
export const tellPlace = (moved: readonly SceneObject[]): void => tellSoon(placeText(moved))

/** Says what an action has come to: who does not see the canvas would not know. */
export const tellAction = (actionId: string, editing: Pick<SignEditing, 'scene' | 'session'>): void => {
  const selected = selectedOf(editing)
  const [object, ...others] = selected
  const box = object && (others.length === 0 ? object : selectedGroup(selected, editing.session().group).box)
  tellSoon(actionText(actionId, box ?? null, { selected, count: editing.scene().objects.length }))
}

export const placeText = (moved: readonly SceneObject[]): string => {
  const [first, ...others] = moved
  if (!first) return ''
  if (others.length > 0) return `${moved.length} Objekte bewegt`
  return `Mitte bei ${Math.round(first.position.x)}, ${Math.round(first.position.y)}`
}

type Facts = { readonly selected: readonly SceneObject[]; readonly count: number }

/** `box` is that of what is selected; '' where there is nothing to say. */
export const actionText = (actionId: string, box: Placement | null, { selected, count }: Facts): string => {
  const [text, ofBox] = [TEXTS[actionId], OF_BOX[actionId]]
  if (text !== undefined) return text
  if (ofBox && box) return ofBox(box)
  const [object, ...others] = selected
  return LAYERS.has(actionId) && object && others.length === 0 ? `Ebene ${object.order + 1} von ${count}` : ''
}

const TEXTS: Readonly<Record<string, string>> = {
  undo: 'Rückgängig gemacht',
  redo: 'Wiederholt',
  duplicate: 'Dupliziert',
  delete: 'Gelöscht',
  cut: 'Ausgeschnitten',
  copy: 'Kopiert',
  'flip-x': 'Waagerecht gespiegelt',
  'flip-y': 'Senkrecht gespiegelt',
}

const angleText = ({ angle }: Placement): string => `Winkel ${Math.round(angle)}°`
const sizeText = (box: Placement): string => {
  const { width, height } = extentOf(box)
  return `Breite ${Math.round(width)}, Höhe ${Math.round(height)}`
}
const OF_BOX: Readonly<Record<string, (box: Placement) => string>> = {
  turn: angleText,
  'turn-back': angleText,
  grow: sizeText,
  shrink: sizeText,
}

const LAYERS: ReadonlySet<string> = new Set(['forward', 'backward', 'front', 'back'])
