import { Readable } from 'node:stream'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import type { ExportFile, ExportPart } from '../accounts/extensions/index.ts'
import { extensionOf, originalKey } from '../media/index.ts'
import { findAllImages, type ImageRow } from './images.repository.ts'

/** Documents and custom signs name images by their ids, so the files are called by them too. */
export const createImagesExport = (storage: MediaStorage): ExportPart => ({
  path: 'bilder/',
  about: 'deine hochgeladenen Bilder; ihre Namen stehen in bilder/bilder.json',
  async files({ db, userId }) {
    const rows = await findAllImages(db, userId)
    const list = rows.map(({ id, name, width, height, createdAt }) => ({ id, name, width, height, createdAt }))
    return [
      { path: 'bilder/bilder.json', content: Buffer.from(`${JSON.stringify(list, null, 2)}\n`) },
      ...rows.map((row) => fileOf(row, storage)),
    ]
  },
})

const fileOf = ({ id, sha256, contentType }: ImageRow, storage: MediaStorage): ExportFile => ({
  path: `bilder/${id}.${extensionOf(contentType)}`,
  async content() {
    const content = await storage.get(originalKey(sha256))
    if (content === undefined) return Readable.from([])
    return content.body instanceof Uint8Array ? Readable.from([Buffer.from(content.body)]) : content.body
  },
})
