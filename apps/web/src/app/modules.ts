import { customSignsKind } from '../features/custom-signs/custom-signs-kind.ts'
import { documentsKind } from '../features/documents/documents-kind.ts'
import { registerFileKinds } from '../features/files/kinds/file-kinds.ts'
import { addToListAction } from '../features/lists/add-to-list/add-to-list-action.ts'
import { listsKind } from '../features/lists/lists-kind.ts'
import { registerSignAction } from '../features/signs/sign-actions.tsx'

/**
 * Registers features with other features that do not import them. Loaded with the first page or dialog of an account, not
 * with the first load (`register-modules.ts`). Can be called again.
 */
export const registerModules = (): void => {
  registerFileKinds({ lists: listsKind, 'custom-signs': customSignsKind, documents: documentsKind })
  registerSignAction(addToListAction)
}
