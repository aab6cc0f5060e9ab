import type { AutosaveTiming } from '@gebaerdenraum/editing/autosave'
import type { Reduce } from '@gebaerdenraum/editing/history'

/** What every file tells of itself that is edited and saved against its revision. */
export type EditedFile = { readonly _id: string; readonly revision: number; readonly name: string }
export type NamedContent = { readonly name: string }

/** All that differs between the kinds of files that are edited. */
export type FileModel<File extends EditedFile, Content extends NamedContent, Session, Command> = {
  readonly timing: AutosaveTiming
  /** What is edited of a file that the server has told of. */
  readonly contentOf: (file: File) => Content
  readonly session: Session
  readonly reduce: Reduce<Content, Command>
  /** Keeps the session true to the content: what is gone is not selected any more. */
  readonly reconcile: (session: Session, content: Content) => Session
  readonly renaming: (name: string) => Command
}

/** What somebody has edited and the server does not have yet. */
export type FileDraft<Content> = {
  /** Null as long as the file does not exist on the server. */
  readonly fileId: string | null
  /** What the edits were made on. */
  readonly revision: number | null
  readonly content: Content
  /** What was sent last and is older than the content, as long as no answer has come: the server may have it or not. */
  readonly sent: Content | null
}
