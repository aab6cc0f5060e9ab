import type { FileAction } from '@gebaerdenraum/domain/files/file-actions'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { CustomSignType, DocumentType, FileType } from '@gebaerdenraum/domain/files/file-types'
import type { TablerIcon } from '@tabler/icons-react'

/** The target of a link, in the form of the router. */
export type Address = { readonly to: string; readonly search?: Readonly<Record<string, string>> }

/** The type of a document or custom sign. Types of other kinds are ignored. */
export type FileDetails = {
  readonly documentType?: DocumentType | undefined
  readonly customSignType?: CustomSignType | undefined
}

/** An action on a file of the kind: a link to another page, or a command on this one. */
export type KindAction = KindLink | KindCommand

export type KindLink = {
  readonly id: Extract<FileAction, 'open' | 'play' | 'edit'>
  readonly label: string
  readonly Icon: TablerIcon
  /** Where it leads, for the id of the list, document or custom sign. */
  readonly toAddress: (file: string) => Address
}

export type KindCommand = {
  readonly id: Extract<FileAction, 'pdf' | 'print' | 'download'>
  readonly label: string
  readonly Icon: TablerIcon
  /** `file` is the id of the list, document or custom sign. Shows its own failures. */
  readonly run: (file: string) => Promise<void>
}

/** Everything the screens know about one kind of file. Browser, dialog and menus are built from it. */
export type FileKind = {
  readonly fileType: FileType
  /** 'Lernliste', as menus and tables name it. */
  readonly label: string
  readonly plural: string
  /** 'Neue Lernliste': the title of the dialog that creates one. */
  readonly newLabel: string
  readonly Icon: TablerIcon
  /** The page of the recent files. */
  readonly overview: string
  /** The choice within the kind, where it has one; the first is the default (specification 2, "Default save type"). */
  readonly variants: readonly [FileVariant, ...FileVariant[]]
  /** The label of the choice between the variants. */
  readonly variantLabel: string
  /** Creates the content of a node without content. Resolves to the content's id. */
  readonly createContent: (node: FileNode, details: FileDetails) => Promise<string>
  /** The actions of the kind. The first one opens a file. */
  readonly actions: readonly [KindLink, ...KindAction[]]
}

/** A type of document or custom sign; a kind without types has one variant with empty details. */
export type FileVariant = {
  readonly details: FileDetails
  readonly label: string
  /** The name of a new file (specification 2, section 4). */
  readonly defaultName: string
}
