import type { ImportStatus, SignField } from './import-report.ts'

export const STATUS_TEXTS: Readonly<Record<ImportStatus, string>> = {
  new: 'neu',
  changed: 'geändert',
  unchanged: 'unverändert',
  unused: 'nicht verwendet',
  wrong: 'fehlerhaft',
}

export const FIELD_TEXTS: Readonly<Record<SignField, string>> = {
  title: 'Titel',
  wordClass: 'Wortart',
  category: 'Kategorie',
  keywords: 'Stichwörter',
  symbol: 'Symbol',
  preview: 'Vorschau',
  fingerspelled: 'Fingeralphabet',
  retired: 'zurückgezogen oder wieder aufgenommen',
}
