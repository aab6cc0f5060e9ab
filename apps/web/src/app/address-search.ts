/**
 * What stands behind the question mark of an address: plain words, no JSON, so that addresses can be read, shared and
 * written by hand. Every value is a string; `undefined` and '' are left out.
 */
export type AddressSearch = Readonly<Record<string, string>>

export const parseAddressSearch = (search: string): AddressSearch => Object.fromEntries(new URLSearchParams(search))

export const writeAddressSearch = (search: Readonly<Record<string, unknown>>): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
