/** Why a film could not be made from what was given. `reason` is for the caller to translate; never matched by text. */
export class MediaError extends Error {
  readonly reason: MediaErrorReason

  constructor(reason: MediaErrorReason, options?: ErrorOptions) {
    super(SENTENCES[reason], options)
    this.name = 'MediaError'
    this.reason = reason
  }
}

export type MediaErrorReason = 'unreadable' | 'too-long' | 'timeout'

const SENTENCES: Readonly<Record<MediaErrorReason, string>> = {
  unreadable: 'The film cannot be read.',
  'too-long': 'The film is too long.',
  timeout: 'The film took too long to convert.',
}
