export type PrintRequest = {
  /** Id of the document. */
  readonly document: string
  /** Saves what is still open, before anything is shown or printed. Rejects when that fails. */
  readonly save?: () => Promise<unknown>
}
