const GERMAN = /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/
/** As a calculator writes it. */
const WITH_POINT = /^\d+\.(\d{1,2})$/

/** Cents of an amount as people type it: `8,40`, `1.234,5`, `8.40`, `12 €`; null for anything else. */
export const centsOf = (typed: string): number | null => {
  const text = typed.replace(/[\s€]/g, '')
  const match = WITH_POINT.exec(text) ?? GERMAN.exec(text)
  if (!match) return null
  const [, cents = ''] = match
  const whole = (cents === '' ? text : text.slice(0, -cents.length - 1)).replaceAll('.', '')
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** `8,40`: an amount to be typed over. */
export const moneyText = (cents: number): string =>
  (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
