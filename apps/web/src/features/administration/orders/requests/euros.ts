/** Whole cents of what somebody typed: `9400`, `9.400,00`, `9400,5 €`. Null where it is no amount of money. */
export const centsOf = (text: string): number | null => {
  const bare = text.replace(/[\s€]/g, '')
  const match = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(bare)
  if (!match) return null
  const [, whole = '', part = ''] = match
  return Number(whole.replaceAll('.', '')) * 100 + Number(part.padEnd(2, '0'))
}

const PLAIN = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** As it stands in a field: `9.400,00`. */
export const eurosOf = (cents: number): string => PLAIN.format(cents / 100)
