import { addressOfPrint, type PrintWish, readPrintWish } from '@gebaerdenraum/domain/documents/print-wish'
import { readStored, writeStored } from '../../storage/browser-storage.ts'

/** In this browser, since it depends on the printer that stands beside it. */
const KEY = 'gebaerdenraum-print'

export const readKeptWish = (): PrintWish =>
  readPrintWish(Object.fromEntries(new URLSearchParams(readStored(KEY) ?? ''))).wish

export const keepWish = (wish: PrintWish): void => void writeStored(KEY, addressOfPrint('', wish))
