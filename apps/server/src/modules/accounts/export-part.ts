import type { Readable } from 'node:stream'
import type { Database } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'

/** What one noun gives to the file with all data of an account. Every noun that belongs to a person has one. */
export type ExportPart = {
  /** One line for the file's own description: what it is, in German. */
  readonly about: string
  readonly path: string
  files(context: ExportContext): Promise<readonly ExportFile[]>
}

export type ExportContext = { readonly userId: string; readonly db: Database; readonly services: Services }

/** Large content is opened only when its turn comes. */
export type ExportFile = { readonly path: string; readonly content: Buffer | (() => Promise<Readable>) }

/** A part that is one JSON file. */
export const jsonPart = (
  path: string,
  about: string,
  read: (context: ExportContext) => Promise<unknown>,
): ExportPart => ({
  path,
  about,
  files: async (context) => [{ path, content: Buffer.from(`${JSON.stringify(await read(context), null, 2)}\n`) }],
})
