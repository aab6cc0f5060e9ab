/**
 * Order of texts in every list: umlauts beside their vowels as in a German dictionary, numbers by their value, so that
 * "Klasse 2" stands before "Klasse 10". The database sorts alike with its collation `german`.
 */
export const { compare: compareGerman } = new Intl.Collator('de', { numeric: true })
