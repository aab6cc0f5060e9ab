import type { FileAction } from '@gebaerdenraum/domain/files/file-actions'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { CustomSignType, DocumentType, FileType } from '@gebaerdenraum/domain/files/file-types'
import type { TablerIcon } from '@tabler/icons-react'

/** Where a link leads, as the router takes it. */
export type Address = { readonly to: string; readonly search?: Readonly<Record<string, string>> }

/** Which document or custom sign a file is; the types that do not belong to its kind are not looked at. */
export type FileDetails = {
  readonly documentType?: DocumentType | undefined
  readonly customSignType?: CustomSignType | undefined
}

/** Something one can do with a file of the kind: it leads to another page, or happens where one is. */
export type KindAction = KindOpening | KindDeed

export type KindOpening = {
  readonly id: Extract<FileAction, 'open' | 'play' | 'edit'>
  readonly label: string
  readonly Icon: TablerIcon
  /** Where it leads, for the id of the list, document or custom sign. */
  readonly addressOf: (file: string) => Address
}

export type KindDeed = {
  readonly id: Extract<FileAction, 'pdf' | 'print' | 'download'>
  readonly label: string
  readonly Icon: TablerIcon
  /** Does it with the list, document or custom sign of this id. Tells of its own faults. */
  readonly run: (file: string) => Promise<void>
}

/** All that the screens know about one kind of file. Browser, dialog and menus are made from it. */
export type FileKind = {
  readonly fileType: FileType
  /** 'Lernliste', as menus and tables name it. */
  readonly label: string
  readonly plural: string
  /** 'Neue Lernliste': what the dialog that creates one is headed with. */
  readonly newLabel: string
  readonly Icon: TablerIcon
  /** The page that shows what was used last. */
  readonly overview: string
  /** The choice within the kind, where it has one; the first is the default (specification 2, "Default save type"). */
  readonly variants: readonly [FileVariant, ...FileVariant[]]
  /** The question that chooses among them. */
  readonly variantLabel: string
  /** Makes the content of a node that has none yet. Resolves to the content's id. */
  readonly createContent: (node: FileNode, details: FileDetails) => Promise<string>
  /** What is particular to the kind. The first is what opening a file means. */
  readonly actions: readonly [KindOpening, ...KindAction[]]
}

/** A type of document or of custom sign; a kind without types has one that says nothing. */
export type FileVariant = {
  readonly details: FileDetails
  readonly label: string
  /** What a new one is called before anybody named it (specification 2, section 4). */
  readonly defaultName: string
}
