import type { Country } from '../../kernel/countries.ts'
import { VAT_ID_RULES } from './vat-id-rules.ts'

/** Whether it has a form and the check digits of VAT ids of this country; whether it was given out nobody asked. */
export const isVatIdOf = (country: Country, vatId: string): boolean => {
  const id = normalVatId(vatId)
  return VAT_ID_RULES[country].some(({ form, isRight }) => {
    const found = form.exec(id)
    return found !== null && (isRight?.(found[1] ?? '') ?? true)
  })
}

/**
 * As it stands on invoices and as the register of the EU knows it: capitals without blanks, dots, hyphens and slashes,
 * Greece as EL, Belgian ids of before 2005 with the zero that they have begun with since.
 */
export const normalVatId = (vatId: string): string =>
  vatId
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.·/\p{Pd}\p{Cf}]/gu, '')
    .replace(/^GR(?=\d{9}$)/, 'EL')
    .replace(/^BE(?:\(0\))?(?=\d{9}$)/, 'BE0')
