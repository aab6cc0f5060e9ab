/** Pictograms of the categories that the demonstration has, by their slug. */
export const TOPIC_SYMBOLS: Readonly<Record<string, string>> = {
  'begruessung-und-gespraech': 'waving-hand',
  'berufe-und-arbeit': 'man-construction-worker',
  eigenschaften: 'thumbs-up',
  'einkaufen-und-geld': 'shopping-cart',
  'essen-und-trinken': 'red-apple',
  'familie-und-menschen': 'people-hugging',
  'farben-und-formen': 'artist-palette',
  'feste-und-religion': 'wrapped-gift',
  'fragen-und-kleine-woerter': 'red-question-mark',
  gefuehle: 'grinning-face',
  'gesellschaft-und-recht': 'balance-scale',
  'gesundheit-und-koerperpflege': 'toothbrush',
  kleidung: 't-shirt',
  'koerper-und-sinne': 'eye',
  'medien-und-technik': 'laptop',
  'musik-und-kunst': 'musical-note',
  'natur-und-pflanzen': 'deciduous-tree',
  'orte-und-laender': 'world-map',
  'schule-und-lernen': 'backpack',
  'spielen-und-freizeit': 'teddy-bear',
  'sport-und-bewegung': 'soccer-ball',
  'sprache-und-gebaerden': 'raised-hand',
  tiere: 'dog-face',
  taetigkeiten: 'clapping-hands',
  'verkehr-und-reise': 'automobile',
  'werkzeug-und-werkstatt': 'hammer',
  'wetter-und-jahreszeiten': 'sun-behind-rain-cloud',
  'wohnen-und-haushalt': 'house',
  'zahlen-und-mathematik': 'input-numbers',
  'zeit-und-kalender': 'calendar',
}

/** The pictogram of a category of the demonstration; null of any other. */
export const findTopicSymbol = (slug: string): string | null =>
  (Object.hasOwn(TOPIC_SYMBOLS, slug) ? TOPIC_SYMBOLS[slug] : undefined) ?? null
