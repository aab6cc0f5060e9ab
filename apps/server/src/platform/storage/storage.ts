import type { Readable } from 'node:stream'

/**
 * Where media lie: on disk or in an S3-compatible store. Contents are put whole or not at all, and a reader never
 * sees half of one. Keys are relative paths (`storage-key.ts`); there are no folders beside them.
 */
export type MediaStorage = {
  /** Writes or replaces. A path is copied, never moved. */
  put(key: string, content: Uint8Array | { readonly path: string }, contentType: string): Promise<void>
  /** The content or a part of it; undefined when there is none under this key. An unread `Readable` must be destroyed. */
  get(key: string, range?: ByteSpan): Promise<StoredContent | undefined>
  head(key: string): Promise<StoredObject | undefined>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** All objects below a prefix that ends with a slash, in no particular order. */
  list(prefix: string): AsyncIterable<StoredObject>
  close(): Promise<void>
}

/** First and last byte, both included, as HTTP counts them. */
export type ByteSpan = { readonly start: number; readonly end: number }

export type StoredObject = { readonly key: string; readonly byteLength: number; readonly modifiedAt: Date }

/** Small parts come as bytes, which saves opening a stream; `totalLength` is that of the whole content. */
export type StoredContent = {
  readonly body: Uint8Array | Readable
  readonly totalLength: number
  /**
   * Gives the memory of a body of bytes, or of one piece of a stream, to other content: only to be called when nobody
   * reads it any more. A reader that is not sure never calls it.
   */
  readonly release?: (bytes: Uint8Array) => void
}
