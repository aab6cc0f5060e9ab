/**
 * Whether this is a Leitweg-ID, the address of a public body for e-invoices (KoSIT, format of the Leitweg-ID 2.0.2): two
 * to twelve digits that begin with a state or 99 for the federation, maybe up to thirty letters and digits, and two check
 * digits after ISO 7064 MOD 97-10.
 */
export const isLeitwegId = (text: string): boolean => {
  const match = /^((?:0[1-9]|1[0-6]|99)\d{0,10})(?:-([0-9A-Z]{1,30}))?-(\d\d)$/.exec(text.trim().toUpperCase())
  if (!match) return false
  const [, coarse = '', fine = '', check = ''] = match
  return remainder(coarse + fine + check) === 1
}

/** Letters count as two digits, A as 10; digit by digit, because the whole number is longer than any that is exact. */
const remainder = (text: string): number =>
  [...text]
    .flatMap((character) => [...String(Number.parseInt(character, 36))])
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
