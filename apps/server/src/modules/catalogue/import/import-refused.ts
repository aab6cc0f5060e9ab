/** Nothing of the source is taken. The message is a German sentence for the person who imports. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused'
  /** The file inside the source that the refusal is about. */
  readonly path: string | null

  constructor(message: string, options: { readonly path?: string; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.path = options.path ?? null
  }
}
