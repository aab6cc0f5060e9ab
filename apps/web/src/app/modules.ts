import { onSignOut } from '../api/session.ts'
import { forgetDrafts } from '../editing/forget-drafts.ts'
import { customSignsKind } from '../features/custom-signs/custom-signs-kind.ts'
import { documentsKind } from '../features/documents/documents-kind.ts'
import { registerFileKind } from '../features/files/kinds/file-kinds.ts'
import { addToListAction } from '../features/lists/add-to-list/add-to-list-action.ts'
import { listsKind } from '../features/lists/lists-kind.ts'
import { registerSignAction } from '../features/signs/sign-actions.tsx'

/**
 * What features register with others that do not import them. Comes with the first page, not with the first load
 * (`page-component.tsx`). May be called again.
 */
export const registerModules = (): void => {
  onSignOut(forgetDrafts)
  for (const kind of [listsKind, customSignsKind, documentsKind]) registerFileKind(kind)
  registerSignAction(addToListAction)
}
