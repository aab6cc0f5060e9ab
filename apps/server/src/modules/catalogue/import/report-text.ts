import type {
  ImportCounts,
  ImportEntry,
  ImportReport,
  ImportStatus,
} from '@gebaerdenraum/domain/catalogue/import/import-report'
import { FIELD_TEXTS, STATUS_TEXTS } from '@gebaerdenraum/domain/catalogue/import/report-words'

/** The report as lines for a terminal: every line and every file, then what to remember. */
export const reportText = (report: ImportReport): string =>
  [
    ...report.entries.map((entry) => printable(entryText(entry, report))),
    ...(report.entries.length > 0 ? [''] : []),
    `Zeilen:  ${countsText(report.lines)}`,
    `Dateien: ${countsText(report.files)}`,
    printable(summaryText(report)),
  ].join('\n')

/**
 * Names and titles come from whoever made the source: none may command the terminal, pretend to be a line of the
 * report, or turn the direction of reading.
 */
const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')

const STATUS_WIDTH = Math.max(...Object.values(STATUS_TEXTS).map((text) => text.length))

const entryText = (entry: ImportEntry, { isDryRun, outcome }: ImportReport): string => {
  const place = entry.line === null ? entry.path : `${entry.path}:${entry.line}`
  const title = entry.title ?? ''
  const isLeftOver = outcome === 'stopped' && !isDryRun && !entry.isWritten && isChange(entry)
  const details = [
    title && `„${title}“`,
    entry.fields.length > 0 && `(${entry.fields.map((field) => FIELD_TEXTS[field]).join(', ')})`,
    entry.message,
    ...entry.remarks,
    isLeftOver && 'Noch nicht geschrieben.',
  ].filter(Boolean)
  return [STATUS_TEXTS[entry.status].padEnd(STATUS_WIDTH), place, ...details].join('  ')
}

const isChange = ({ status }: ImportEntry): boolean => status === 'new' || status === 'changed'

const countsText = (counts: ImportCounts): string =>
  (Object.keys(STATUS_TEXTS) as ImportStatus[]).map((status) => `${counts[status]} ${STATUS_TEXTS[status]}`).join(', ')

const summaryText = ({ outcome, message, isDryRun }: ImportReport): string => {
  if (outcome === 'refused') return `Nichts übernommen. ${message ?? ''}`.trimEnd()
  if (outcome === 'stopped') return message ?? ''
  return isDryRun ? 'Probelauf: Es wurde nichts geschrieben.' : 'Fertig.'
}
