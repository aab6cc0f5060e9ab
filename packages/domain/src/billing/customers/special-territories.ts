/**
 * Places whose postcodes belong to a member state but where its VAT, or its ordinary rate, does not apply. What is owed there
 * the operator decides for each order.
 *
 * Sources: Directive 2006/112/EC, Art. 6 (outside the VAT territory: Büsingen, Helgoland, Livigno, Campione, Canary Islands,
 * Ceuta, Melilla, Åland, Mount Athos, French overseas), Art. 104 (own rate: Jungholz, Mittelberg), Art. 105 (own rates:
 * Madeira, Azores); § 1 (2) UStG. Greenland, the Faroe Islands, San Marino and the Vatican are no part of the state whose form
 * of postcode they use. Postcodes: the postal services of these states; Jungholz and the Kleinwalsertal have German ones too.
 */
type Territory = {
  readonly name: string
  readonly country: string
  /** Of the digits of the postcode. */
  readonly postcode: RegExp
  /** Where other places share the postcode. */
  readonly city?: RegExp
}

const TERRITORIES: readonly Territory[] = [
  { name: 'Helgoland', country: 'DE', postcode: /^27498$/ },
  { name: 'Büsingen am Hochrhein', country: 'DE', postcode: /^78266$/ },
  { name: 'Jungholz', country: 'AT', postcode: /^6691$/ },
  { name: 'Jungholz', country: 'DE', postcode: /^87491$/ },
  { name: 'das Kleinwalsertal', country: 'AT', postcode: /^699[1-3]$/ },
  { name: 'das Kleinwalsertal', country: 'DE', postcode: /^8756[7-9]$/ },
  { name: 'die Kanarischen Inseln', country: 'ES', postcode: /^3[58]\d{3}$/ },
  { name: 'Ceuta', country: 'ES', postcode: /^51\d{3}$/ },
  { name: 'Melilla', country: 'ES', postcode: /^52\d{3}$/ },
  { name: 'Livigno', country: 'IT', postcode: /^23041$/ },
  { name: 'Livigno', country: 'IT', postcode: /^23030$/, city: /livigno|trepalle/i },
  { name: 'Campione d’Italia', country: 'IT', postcode: /^22061$/ },
  { name: 'Campione d’Italia', country: 'IT', postcode: /^22060$/, city: /campione/i },
  { name: 'Campione d’Italia', country: 'CH', postcode: /^6911$/ },
  { name: 'San Marino', country: 'IT', postcode: /^4789\d$/ },
  { name: 'die Vatikanstadt', country: 'IT', postcode: /^00120$/ },
  { name: 'Åland', country: 'FI', postcode: /^22\d{3}$/ },
  { name: 'den Berg Athos', country: 'GR', postcode: /^6308[67]$/ },
  { name: 'die französischen Überseegebiete', country: 'FR', postcode: /^(?:97\d{3}|98[4-9]\d{2})$/ },
  { name: 'Madeira', country: 'PT', postcode: /^9[0-4]\d{2}(?:\d{3})?$/ },
  { name: 'die Azoren', country: 'PT', postcode: /^9[5-9]\d{2}(?:\d{3})?$/ },
  { name: 'Grönland', country: 'DK', postcode: /^(?:39\d{2}|2412)$/ },
  { name: 'die Färöer', country: 'DK', postcode: /^\d{3}$/ },
]

/** In which of these places an address lies, as it stands behind 'für'; null for every other address. */
export const specialTerritory = ({
  countryCode,
  postcode,
  city,
}: {
  readonly countryCode: string
  readonly postcode: string
  readonly city: string
}): string | null => {
  const digits = postcodeDigits(postcode)
  const found = TERRITORIES.find(
    (territory) =>
      territory.country === countryCode.trim().toUpperCase() &&
      territory.postcode.test(digits) &&
      (territory.city?.test(city) ?? true),
  )
  return found?.name ?? null
}

/** At the field of the postcode. */
export const territoryFault = (name: string): string => `Für ${name} gelten eigene Steuerregeln`

/** Why nothing can be ordered with such an address. */
export const territoryText = (name: string): string =>
  `${territoryFault(name)}. Hier kannst du deshalb nicht bestellen. Schreib uns, dann melden wir uns bei dir.`

/** Without a sign of the country (`D-27498`, `FO 100`), without what stands between its digits or behind them (`27498 Helgoland`). */
const postcodeDigits = (postcode: string): string => {
  const plain = postcode.normalize('NFKC').replace(/[^\p{L}\p{Nd}]/gu, '')
  return /^(?:\p{L}{1,3}(?=\d))?(\d*)/u.exec(plain)?.[1] ?? ''
}
