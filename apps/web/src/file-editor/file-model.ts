import type { AutosaveTiming } from '@gebaerdenraum/editing/autosave'
import type { Reduce } from '@gebaerdenraum/editing/history'

/** The fields of every file that is edited and saved against its revision. */
export type EditedFile = { readonly _id: string; readonly revision: number; readonly name: string }
export type NamedContent = { readonly name: string }

/** All that differs between the kinds of files that are edited. */
export type FileModel<File extends EditedFile, Content extends NamedContent, Session, Command> = {
  readonly timing: AutosaveTiming
  /** The edited part of a file of the server. */
  readonly contentOf: (file: File) => Content
  readonly session: Session
  readonly reduce: Reduce<Content, Command>
  /** Updates the session after a change of the content: removed parts are deselected. */
  readonly reconcile: (session: Session, content: Content) => Session
  readonly renaming: (name: string) => Command
}

/** Edits that the server does not have yet. */
export type FileDraft<Content> = {
  /** Null as long as the file does not exist on the server. */
  readonly fileId: string | null
  /** The revision that was edited. */
  readonly revision: number | null
  readonly content: Content
  /** Older content that was sent last, as long as there is no answer: the server may have it or not. */
  readonly sent: Content | null
}
