import { registerSignAction } from '../modules/catalogue/sign-actions.tsx'
import { registerStartSection } from '../modules/catalogue/start/start-sections.tsx'
import { customSignsKind } from '../modules/custom-signs/custom-signs-kind.ts'
import { documentsKind } from '../modules/documents/documents-kind.ts'
import { registerFileKinds } from '../modules/files/kinds/file-kinds.ts'
import { addToListAction } from '../modules/lists/add-to-list/add-to-list-action.ts'
import { listsKind } from '../modules/lists/lists-kind.ts'
import { continueLearning } from '../modules/lists/start/continue-learning.tsx'

/**
 * Registers modules with other modules that do not import them. Loaded with the first page or dialog of an account, not
 * with the first load (`register-modules.ts`). Can be called again.
 */
export const registerModules = (): void => {
  registerFileKinds({ lists: listsKind, 'custom-signs': customSignsKind, documents: documentsKind })
  registerSignAction(addToListAction)
  registerStartSection(continueLearning)
}
