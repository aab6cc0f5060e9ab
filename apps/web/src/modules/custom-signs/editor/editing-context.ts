import type { SceneCommand } from '@gebaerdenraum/domain/custom-signs/commands'
import type { SceneCommandDraft } from '@gebaerdenraum/domain/custom-signs/new-objects'
import type { Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import type { HistoryChoice } from '@gebaerdenraum/editing/history'
import { createEditingContext } from '../../../file-editor/create-editing-context.ts'
import type { Live } from './stage/live.ts'
import type { SignStore } from './store/open-signs.ts'
import type { SignSession } from './store/sign-session.ts'

/**
 * The context of everything in the editor. Its value is stable while somebody edits: changing values are read with
 * `useScene` and `useSignSession`, so that only the components that show them render again.
 */
export type SignEditing = {
  readonly store: SignStore
  readonly editor: SignStore['editor']
  /** The scene as it is now, for handlers; what is shown comes from `useScene`. */
  readonly scene: () => Scene
  readonly session: () => SignSession
  /** Applies a command. Shows a toast and returns false if it does not apply. */
  readonly apply: (command: SceneCommand | SceneCommandDraft, choice?: HistoryChoice) => boolean
  readonly updateSession: (change: Partial<SignSession>) => void
  readonly canWrite: boolean
  /** Who edits: what was copied is there for nobody else. */
  readonly userId: string
  /** The owner of the sign: inserted pictures must belong to them, too. */
  readonly owner: Owner
  /** What may stand in this sign instead of each picture, which may be somebody else's; null where nothing may. */
  readonly adopt: (
    references: readonly ImageReference[],
  ) => Promise<(reference: ImageReference) => ImageReference | null>
  /** Positions during a gesture. */
  readonly live: Live
}

export const {
  Context: SignEditingContext,
  useEditing: useSignEditing,
  useContent: useScene,
  useSession: useSignSession,
} = createEditingContext<SignEditing>()
