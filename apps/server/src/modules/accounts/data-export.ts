import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Database } from '../../platform/database/database.ts'
import type { Download } from '../../platform/framework/download.ts'
import type { AccountRow } from './accounts.repository.ts'
import { dataExports, type ExportFile, type ExportPart } from './extensions/index.ts'
import type { Services } from './services.ts'

/** All that is kept of a person as one ZIP file. What fails to be read fails before the first byte is sent. */
export const exportAccountData = async (
  { id, email }: AccountRow,
  { db, services }: { readonly db: Database; readonly services: Pick<Services, 'contributions' | 'settings'> },
): Promise<Download> => {
  const now = new Date()
  const { productName } = services.settings
  const parts = services.contributions.to(dataExports)
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(readme(parts, productName, email, now)), 'LIESMICH.txt', { mtime: now })
  for (const part of parts) {
    for (const file of await part.files({ userId: id, db })) addFile(zip, file, now)
  }
  zip.end()
  const fileName = `${productName} Daten ${now.toISOString().slice(0, 10)}.zip`
  return { fileName, bytes: zip.outputStream as Readable }
}

const addFile = (zip: ZipFile, { path, content }: ExportFile, mtime: Date): void => {
  if (Buffer.isBuffer(content)) zip.addBuffer(content, path, { mtime })
  else {
    zip.addReadStreamLazy(path, { mtime }, (take) => {
      content().then(
        (stream) => take(null, stream),
        (error: unknown) => take(error, null as never),
      )
    })
  }
}

const readme = (parts: readonly ExportPart[], productName: string, email: string, now: Date): string => {
  const moment = now.toLocaleString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long', timeStyle: 'short' })
  const list = parts.map(({ path, about }) => `- ${path}: ${about}`)
  return [
    `${productName}: alle Daten deines Kontos ${email}`,
    `Stand: ${moment} Uhr`,
    '',
    'In dieser Datei liegt alles, was wir zu deinem Konto gespeichert haben:',
    ...list,
    '',
    'Die Dateien mit der Endung .json lassen sich mit jedem Texteditor lesen. Zeiten stehen in UTC.',
    'Dein Passwort ist nicht dabei: Wir kennen nur eine Prüfsumme davon.',
    '',
  ].join('\r\n')
}
