import type { StoredContent } from '../../../platform/storage/storage.ts'

/** A variant by what it is made from and its name; the row of it is the lock between servers. */
export type VariantKey = { readonly source: string; readonly variant: string }
export type VariantContent = { readonly sha256: string; readonly contentType: string; readonly byteLength: number }
export type StoredVariant = VariantContent & { readonly key: string }

/** A file to be sent. `open` gives its content, or undefined when it is gone for good. */
export type FoundMedium = StoredVariant & {
  open(range?: { readonly start: number; readonly end: number }): Promise<StoredContent | undefined>
}

/** Who asks, and how urgently. */
export type Demand = {
  /** What the queue shares its time between: an account, a network. Unless given, all such demands share one line. */
  readonly key?: string
  /** Made ahead: nobody waits in front of a screen. */
  readonly isBackground?: boolean
  readonly signal?: AbortSignal | undefined
}
