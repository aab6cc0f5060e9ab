import type { Fact } from '@gebaerdenraum/domain/operation/system-state.contract'
import { germanMoment } from '../../../ui/german-dates.ts'

const NUMBER = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** A figure as it is read: `1,2 GB`, `21.11.2026, 14:05`, `320 ms`. */
export const writtenFact = ({ value, unit }: Fact): string => {
  if (value === null) return unit === 'moment' ? 'noch nie' : 'nicht bekannt'
  if (typeof value === 'string') return unit === 'moment' ? germanMoment(value) : value
  if (unit === 'bytes') return writtenBytes(value)
  return `${NUMBER.format(value)}${SUFFIXES[unit]}`
}

const SUFFIXES = { text: '', count: '', moment: '', milliseconds: ' ms', seconds: ' s', percent: ' %' } as const

const BYTES = ['Bytes', 'kB', 'MB', 'GB', 'TB'] as const

const writtenBytes = (bytes: number): string => {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), BYTES.length - 1)
  return `${NUMBER.format(bytes / 1000 ** step)} ${BYTES[step]}`
}
