import { ANGLE_STEP, withExtent } from '@gebaerdenraum/domain/custom-signs/geometry/handles'
import { movedBy, stepOf } from '@gebaerdenraum/domain/custom-signs/geometry/moving'
import { extentOf, type Placement } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import type { SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { defineActions } from '@gebaerdenraum/editing/action-table'
import { canRedo, canUndo } from '@gebaerdenraum/editing/history'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconClipboard,
  IconClipboardCopy,
  IconCopyPlus,
  IconCursorText,
  IconCut,
  IconDeselect,
  IconDeviceFloppy,
  IconFlipHorizontal,
  IconFlipVertical,
  IconRotate,
  IconRotateClockwise,
  IconSelectAll,
  IconStackBackward,
  IconStackForward,
  IconStackPop,
  IconStackPush,
  IconTrash,
  IconZoomIn,
  IconZoomOut,
  type TablerIcon,
} from '@tabler/icons-react'
import type { SignEditing } from '../editing-context.ts'
import { focusText } from '../sidebar/focus-text.ts'
import { canOrder, orderSelection } from './order-selection.ts'
import { placeSelection, selectedOf } from './place-selection.ts'
import { copyObjects, hasClip, pasteObjects } from './sign-clip.ts'

/** Everything that can be done with what is on the canvas: toolbar, keys and their help are made from this. */
export const SIGN_ACTIONS = defineActions<SignEditing, TablerIcon>([
  {
    id: 'undo',
    label: 'Rückgängig',
    icon: IconArrowBackUp,
    shortcut: 'Mod+Z',
    when: ({ store, canWrite }) => canWrite && canUndo(store.editor.state().history),
    run: ({ store }) => store.editor.undo(),
  },
  {
    id: 'redo',
    label: 'Wiederholen',
    icon: IconArrowForwardUp,
    shortcut: ['Mod+Shift+Z', 'Mod+Y'],
    when: ({ store, canWrite }) => canWrite && canRedo(store.editor.state().history),
    run: ({ store }) => store.editor.redo(),
  },
  {
    id: 'save',
    label: 'Jetzt speichern',
    icon: IconDeviceFloppy,
    shortcut: 'Mod+S',
    isForTyping: true,
    run: ({ store }) => void store.flush(),
  },
  {
    id: 'edit-text',
    label: 'Text ändern',
    icon: IconCursorText,
    shortcut: 'F2',
    when: (editing) => {
      const [object, ...others] = selectedOf(editing)
      return editing.canWrite && others.length === 0 && (object?.type === 'text' || object?.type === 'textbox')
    },
    run: focusText,
  },
  {
    id: 'duplicate',
    label: 'Duplizieren',
    icon: IconCopyPlus,
    shortcut: 'Mod+D',
    when: mayChange,
    run: (editing) => {
      const objectIds = editing.session().selectedIds
      const isDone = editing.apply({ type: 'duplicate-objects', objectIds, offset: COPY_OFFSET })
      if (isDone) selectLast(editing, objectIds.length)
    },
  },
  {
    id: 'flip-x',
    label: 'Waagerecht spiegeln',
    icon: IconFlipHorizontal,
    shortcut: 'H',
    when: mayChange,
    run: (editing) => placeSelection(editing, (box) => ({ ...box, flipX: !box.flipX })),
  },
  {
    id: 'flip-y',
    label: 'Senkrecht spiegeln',
    icon: IconFlipVertical,
    shortcut: 'V',
    when: mayChange,
    run: (editing) => placeSelection(editing, (box) => ({ ...box, flipY: !box.flipY })),
  },
  {
    id: 'turn-back',
    label: 'Nach links drehen',
    icon: IconRotate,
    shortcut: 'Shift+R',
    when: mayChange,
    run: (editing) => placeSelection(editing, (box) => ({ ...box, angle: nextAngle(box.angle, -1) })),
  },
  {
    id: 'turn',
    label: 'Nach rechts drehen',
    icon: IconRotateClockwise,
    shortcut: 'R',
    when: mayChange,
    run: (editing) => placeSelection(editing, (box) => ({ ...box, angle: nextAngle(box.angle, 1) })),
  },
  {
    id: 'shrink',
    label: 'Verkleinern',
    icon: IconZoomOut,
    shortcut: '-',
    when: mayChange,
    run: (editing) => placeSelection(editing, (box) => scaled(box, 1 / SCALE_STEP)),
  },
  {
    id: 'grow',
    label: 'Vergrößern',
    icon: IconZoomIn,
    shortcut: '+',
    when: mayChange,
    run: (editing) => placeSelection(editing, (box) => scaled(box, SCALE_STEP)),
  },
  {
    id: 'backward',
    label: 'Eine Ebene nach hinten',
    icon: IconStackBackward,
    shortcut: 'PageDown',
    when: (editing) => canOrder(editing, 'backward'),
    run: (editing) => orderSelection(editing, 'backward'),
  },
  {
    id: 'forward',
    label: 'Eine Ebene nach vorn',
    icon: IconStackForward,
    shortcut: 'PageUp',
    when: (editing) => canOrder(editing, 'forward'),
    run: (editing) => orderSelection(editing, 'forward'),
  },
  {
    id: 'back',
    label: 'Ganz nach hinten',
    icon: IconStackPop,
    shortcut: 'Shift+PageDown',
    when: (editing) => canOrder(editing, 'back'),
    run: (editing) => orderSelection(editing, 'back'),
  },
  {
    id: 'front',
    label: 'Ganz nach vorn',
    icon: IconStackPush,
    shortcut: 'Shift+PageUp',
    when: (editing) => canOrder(editing, 'front'),
    run: (editing) => orderSelection(editing, 'front'),
  },
  {
    id: 'cut',
    label: 'Ausschneiden',
    icon: IconCut,
    shortcut: 'Mod+X',
    when: mayChange,
    run: (editing) => {
      copyObjects(editing, selectedOf(editing))
      remove(editing)
    },
  },
  {
    id: 'copy',
    label: 'Kopieren',
    icon: IconClipboardCopy,
    shortcut: 'Mod+C',
    when: hasSelection,
    run: (editing) => copyObjects(editing, selectedOf(editing)),
  },
  {
    id: 'paste',
    label: 'Einfügen',
    icon: IconClipboard,
    shortcut: 'Mod+V',
    when: (editing) => editing.canWrite && hasClip(editing),
    run: (editing) => void paste(editing),
  },
  {
    id: 'delete',
    label: 'Löschen',
    icon: IconTrash,
    shortcut: ['Delete', 'Backspace'],
    when: mayChange,
    run: remove,
  },
  {
    id: 'select-all',
    label: 'Alles auswählen',
    icon: IconSelectAll,
    shortcut: 'Mod+A',
    when: ({ scene }) => scene().objects.length > 0,
    run: ({ scene, updateSession }) => updateSession({ selectedIds: scene().objects.map(({ id }) => id) }),
  },
  {
    id: 'deselect',
    label: 'Auswahl aufheben',
    icon: IconDeselect,
    shortcut: 'Escape',
    when: hasSelection,
    run: ({ updateSession }) => updateSession({ selectedIds: [] }),
  },
])

/** A copy lies beside what it was made of, in units. */
const COPY_OFFSET = { x: 24, y: 24 } as const
const SCALE_STEP = 1.05

/** Moves in quick succession are one step for undo; after a pause longer than this, in milliseconds, another begins. */
const MOVE_PAUSE_MS = 1000

/** What an arrow key does that was pressed at this time; false for other keys and without a selection. */
export const createMoveByKey = (
  editing: SignEditing,
  tellPlace: (moved: readonly SceneObject[]) => void = () => {},
) => {
  let movedAtMs = Number.NEGATIVE_INFINITY
  return (key: string, isLarge: boolean, atMs: number): boolean => {
    const step = stepOf(key, isLarge)
    if (!step || !mayChange(editing)) return false
    if (atMs - movedAtMs > MOVE_PAUSE_MS) editing.store.editor.settle()
    movedAtMs = atMs
    placeSelection(editing, (box) => movedBy(box, step), 'nudge')
    tellPlace(selectedOf(editing))
    return true
  }
}

function hasSelection({ session }: SignEditing): boolean {
  return session().selectedIds.length > 0
}

function mayChange(editing: SignEditing): boolean {
  return editing.canWrite && hasSelection(editing)
}

function remove({ apply, session }: SignEditing): void {
  apply({ type: 'delete-objects', objectIds: session().selectedIds })
}

const paste = async (editing: SignEditing): Promise<void> => {
  const count = await pasteObjects(editing)
  if (count > 0) selectLast(editing, count)
}

const selectLast = ({ scene, updateSession }: SignEditing, count: number): void =>
  updateSession({
    selectedIds: scene()
      .objects.slice(-count)
      .map(({ id }) => id),
  })

/** The next step of the raster, so that what was turned by hand comes to rest. */
const nextAngle = (angle: number, direction: 1 | -1): number =>
  direction === 1 ? (Math.floor(angle / ANGLE_STEP) + 1) * ANGLE_STEP : (Math.ceil(angle / ANGLE_STEP) - 1) * ANGLE_STEP

const scaled = (box: Placement, factor: number): Placement =>
  withExtent(box, { width: extentOf(box).width * factor }, true)
