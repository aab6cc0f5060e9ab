import type { SceneCommand } from '@gebaerdenraum/domain/custom-signs/commands'
import type { SceneCommandDraft } from '@gebaerdenraum/domain/custom-signs/new-objects'
import type { Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import type { HistoryChoice } from '@gebaerdenraum/editing/history'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Live } from './stage/live.ts'
import type { SignStore } from './store/open-signs.ts'
import type { SignSession } from './store/sign-session.ts'

/**
 * What everything in the editor works with. It stays the same while somebody edits: what changes is read with `useScene`
 * and `useSignSession`, so that only that renders anew which shows it.
 */
export type SignEditing = {
  readonly store: SignStore
  /** The scene as it is now, for handlers; what is shown comes from `useScene`. */
  readonly scene: () => Scene
  readonly session: () => SignSession
  /** Does it; what does not apply is told in a toast, and gives false. */
  readonly apply: (command: SceneCommand | SceneCommandDraft, choice?: HistoryChoice) => boolean
  readonly updateSession: (change: Partial<SignSession>) => void
  readonly canWrite: boolean
  /** Who edits: what was copied is there for nobody else. */
  readonly userId: string
  /** To whom the sign belongs: what is put into it has to be theirs too. */
  readonly owner: Owner
  /** What may stand in this sign instead of each picture, which may be somebody else's; null where nothing may. */
  readonly adopt: (
    references: readonly ImageReference[],
  ) => Promise<(reference: ImageReference) => ImageReference | null>
  /** Where things are in the midst of a gesture. */
  readonly live: Live
}

export const SignEditingContext = createContext<SignEditing | null>(null)

export const useSignEditing = (): SignEditing => {
  const editing = useContext(SignEditingContext)
  if (!editing) throw new Error('Nothing is edited here')
  return editing
}

/** A part of the scene; renders anew when that part becomes another value. */
export const useScene = <Part>(select: (scene: Scene) => Part): Part => {
  const { store } = useSignEditing()
  return useSyncExternalStore(store.editor.subscribe, () => select(store.editor.state().history.document))
}

/** A part of the session: selection, zoom, view. */
export const useSignSession = <Part>(select: (session: SignSession) => Part): Part => {
  const { store } = useSignEditing()
  return useSyncExternalStore(store.editor.subscribe, () => select(store.editor.state().session))
}
