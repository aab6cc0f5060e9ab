import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import type { Editor } from '@gebaerdenraum/editing/editor'
import type { EditedFile, NamedContent } from './file-model.ts'
import type { FileStore } from './file-store.ts'

type Store = FileStore<EditedFile & Pick<Owner, 'ownerType'>, NamedContent, unknown, never>

/** The store of a file of any kind, for code that does not know its content. */
export type EditedStore = Pick<
  Store,
  'subscribe' | 'view' | 'flush' | 'rename' | 'clearRefusedName' | 'retry' | 'loadTheirs' | 'keepDraft' | 'discardDraft'
> & { readonly editor: Pick<Editor<NamedContent, unknown, never>, 'subscribe' | 'state'> }
