import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import type { ImportPhase, ImportState } from '@gebaerdenraum/domain/catalogue/import/import-states'

export const STATE_TEXTS: Readonly<Record<ImportState, string>> = {
  uploading: 'wird hochgeladen',
  checking: 'wird geprüft',
  refused: 'abgelehnt',
  checked: 'geprüft, noch nicht übernommen',
  applying: 'wird übernommen',
  stopped: 'angehalten',
  applied: 'übernommen',
  'rolling-back': 'wird zurückgenommen',
  'rolled-back': 'zurückgenommen',
  failed: 'unterbrochen',
  canceled: 'verworfen',
}

export const PHASE_TEXTS: Readonly<Record<ImportPhase, string>> = {
  unpacking: 'Entpacken',
  checking: 'Dateien ansehen',
  waiting: 'Warten auf einen anderen Import',
  writing: 'Schreiben',
}

const count = (many: number, one: string, more: string): string =>
  `${many.toLocaleString('de-DE')} ${many === 1 ? one : more}`

export const changesOf = ({ lines, files }: Pick<CatalogueImport, 'lines' | 'files'>): number =>
  [lines, files].reduce((sum, counts) => sum + (counts?.new ?? 0) + (counts?.changed ?? 0), 0)

/** `3 neue Gebärden, 1 geänderte, 4 Dateien`. */
export const changesText = ({ lines, files }: Pick<CatalogueImport, 'lines' | 'files'>): string => {
  const media = (files?.new ?? 0) + (files?.changed ?? 0)
  const parts = [
    lines?.new ? count(lines.new, 'neue Gebärde', 'neue Gebärden') : '',
    lines?.changed ? count(lines.changed, 'geänderte Gebärde', 'geänderte Gebärden') : '',
    media > 0 ? count(media, 'Datei', 'Dateien') : '',
  ].filter(Boolean)
  return parts.join(', ') || 'nichts'
}
