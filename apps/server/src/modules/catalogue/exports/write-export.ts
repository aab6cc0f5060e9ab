import { Readable } from 'node:stream'
import { mediaFileName, SIGN_CSV_HEADER, signCsvLine } from '@gebaerdenraum/domain/catalogue/import/sign-csv'
import { ZipFile } from 'yazl'
import type { Database } from '../../../platform/database/database.ts'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { originalKey } from '../../media/index.ts'
import { type ExportScope, listExported } from './catalogue-exports.repository.ts'

type Export = ExportScope & { readonly withMedia: boolean }
type Where = { readonly db: Database; readonly storage: MediaStorage }

/**
 * The catalogue as a ZIP that an import takes back unchanged: `signs.csv` and every medium that was brought in. Each
 * medium is read when its turn has come and no faster than it is fetched. What is drawn is not in it.
 */
export const writeExport = async ({ db, storage }: Where, { withMedia, ...scope }: Export): Promise<Readable> => {
  const zip = new ZipFile()
  const lines = [SIGN_CSV_HEADER]
  const media: { readonly name: string; readonly sha256: string; readonly isVector: boolean }[] = []
  for await (const page of listExported(db, scope)) {
    for (const { slug, media: own, ...values } of page) {
      lines.push(signCsvLine(slug, values))
      for (const { type, sha256, contentType } of withMedia ? own : []) {
        const name = mediaFileName(slug, type, contentType)
        if (name !== undefined) media.push({ name, sha256, isVector: contentType === 'image/svg+xml' })
      }
    }
  }
  const output = zip.outputStream as Readable
  let open: Readable | undefined
  zip.on('error', (error) => output.destroy(error as Error))
  output.once('close', () => open?.destroy())
  zip.addBuffer(Buffer.from(lines.join('')), 'signs.csv')
  for (const { name, sha256, isVector } of media) {
    // Pictures of pixels and films are compressed already.
    zip.addReadStreamLazy(name, { compress: isVector }, (callback) => {
      if (output.destroyed) return
      readOriginal(storage, sha256).then(
        (stream) => {
          open = stream
          callback(null, stream)
        },
        (error) => callback(error, Readable.from([])),
      )
    })
  }
  zip.end()
  return output
}

const readOriginal = async (storage: MediaStorage, sha256: string): Promise<Readable> => {
  const content = await storage.get(originalKey(sha256))
  if (content === undefined) throw new Error(`The content ${sha256} is not in the store`)
  return content.body instanceof Uint8Array ? Readable.from([content.body]) : content.body
}
