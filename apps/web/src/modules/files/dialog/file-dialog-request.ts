import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import type { FileDetails } from '../kinds/file-kind.ts'

export type CreatableType = 'directory' | FileType

/** What the dialog is opened for. What a request leaves open, the person chooses. */
export type FileDialogRequest = CreateRequest | RenameRequest | MoveRequest | DuplicateRequest

export type CreateRequest = {
  readonly mode: 'create'
  /** Absent: the person chooses among folder and files. */
  readonly type?: CreatableType
  /** Absent: the person chooses, where the kind has types. */
  readonly details?: FileDetails
  /** Absent: the default name of what is created. Made free in the folder either way. */
  readonly name?: string
  /** Id of the folder it begins in; absent: the caller's own root. */
  readonly folder?: string
  /** Makes the content instead of an empty one, as for a list from a template. Resolves to the content's id. */
  readonly createContent?: (node: FileNode) => Promise<string>
}

export type RenameRequest = { readonly mode: 'rename'; readonly node: FileNode }

/** Several go to the same place, each with its own name. */
export type MoveRequest = { readonly mode: 'move'; readonly nodes: readonly FileNode[] }

/** One is given a name; several take free ones. */
export type DuplicateRequest = { readonly mode: 'duplicate'; readonly nodes: readonly FileNode[] }
