import { addressOfPrint, type PrintWish, readPrintWish } from '@gebaerdenraum/domain/documents/print-wish'

/** In this browser, since it depends on the printer that stands beside it. */
const KEY = 'gebaerdenraum-print'

export const readKeptWish = (): PrintWish =>
  readPrintWish(Object.fromEntries(new URLSearchParams(localStorage.getItem(KEY) ?? ''))).wish

export const keepWish = (wish: PrintWish): void => localStorage.setItem(KEY, addressOfPrint('', wish))
