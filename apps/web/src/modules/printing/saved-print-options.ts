import { type PrintOptions, printAddress, readPrintOptions } from '@gebaerdenraum/domain/documents/print-options'
import { readStored, writeStored } from '../../storage/browser-storage.ts'

/** Stored in this browser, not with the account: the options depend on the printer beside it. */
const KEY = 'gebaerdenraum-print'

export const readSavedPrintOptions = (): PrintOptions =>
  readPrintOptions(Object.fromEntries(new URLSearchParams(readStored(KEY) ?? ''))).options

export const savePrintOptions = (options: PrintOptions): void => void writeStored(KEY, printAddress('', options))
