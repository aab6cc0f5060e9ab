import { hasIso7064Pair } from '../customers/check-digits.ts'

/**
 * Whether this is a Leitweg-ID, the address of a public body for e-invoices (KoSIT, format of the Leitweg-ID 2.0.2): two
 * to twelve digits that begin with a state or 99 for the federation, maybe up to thirty letters and digits, and two check
 * digits after ISO 7064 MOD 97-10.
 */
export const isLeitwegId = (text: string): boolean => {
  const match = /^((?:0[1-9]|1[0-6]|99)\d{0,10})(?:-([0-9A-Z]{1,30}))?-(\d\d)$/.exec(text.trim().toUpperCase())
  if (!match) return false
  const [, coarse = '', fine = '', check = ''] = match
  return hasIso7064Pair(coarse + fine + check)
}
