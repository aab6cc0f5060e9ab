import type { ImportLimits } from './import-limits.ts'

export type SourceFile = {
  /** As it is called in the source, with `/` between folders. */
  readonly path: string
  /** Where its content lies now. */
  readonly location: string
  readonly byteLength: number
  /** Why its content cannot be taken. */
  readonly problem?: string
}

export type ImportSource = {
  readonly name: string
  readonly csv: SourceFile | null
  readonly files: readonly SourceFile[]
  /** Removes what was unpacked. */
  close(): Promise<void>
}

export type SourceOptions = {
  readonly tempDir?: string | undefined
  readonly limits?: ImportLimits | undefined
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}
