import type { MessagePort } from 'node:worker_threads'

export type WorkerData = {
  /** Where the database lies; absent: in memory, for tests. */
  readonly dataDir?: string
  /** A dump of a data directory to begin with (in memory only). */
  readonly snapshot?: Uint8Array
  /** PGlite's own code, where it is compiled already. */
  readonly wasm?: WebAssembly.Module
}

export type WorkerMessage =
  | { readonly kind: 'connect'; readonly port: MessagePort }
  | { readonly kind: 'dump'; readonly port: MessagePort }
  | { readonly kind: 'close' }
