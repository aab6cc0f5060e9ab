/**
 * Handshapes that can be placed in a drawing: the 31 letters of the DGS manual alphabet and common handshapes of DGS.
 * No handshape is here twice: for letters that are common handshapes too, see `HANDSHAPE_ALIASES`. The names are those that
 * teaching material uses; `content/hands/README.md` lists what a deaf signer should review.
 */
export const HANDSHAPE_NAMES = {
  a: 'A',
  b: 'B',
  c: 'C',
  d: 'D',
  e: 'E',
  f: 'F',
  g: 'G',
  h: 'H',
  i: 'I',
  j: 'J',
  k: 'K',
  l: 'L',
  m: 'M',
  n: 'N',
  o: 'O',
  p: 'P',
  q: 'Q',
  r: 'R',
  s: 'S',
  t: 'T',
  u: 'U',
  v: 'V',
  w: 'W',
  x: 'X',
  y: 'Y',
  z: 'Z',
  ä: 'Ä',
  ö: 'Ö',
  ü: 'Ü',
  ß: 'ß',
  sch: 'SCH',
  flat: 'Flachhand',
  'flat-thumb-out': 'Flachhand mit abgespreiztem Daumen',
  bent: 'Winkelhand',
  cupped: 'Schalenhand',
  claw: 'Krallenhand',
  ball: 'Greifhand',
  'thumb-up': 'Daumenhand',
  'thumb-index-bent': 'Gekrümmte L-Hand',
  'small-c': 'Kleine C-Hand',
  ring: 'Kleiner Ring',
  pinch: 'Pinzettenhand',
  'pinch-open': 'Offene Pinzettenhand',
  'three-pinch': 'Dreipunktgriff',
  'beak-open': 'Offener Schnabel',
  'beak-closed': 'Geschlossener Schnabel',
  bundle: 'Bündelhand',
  'two-thumb': 'U-Hand mit abgespreiztem Daumen',
  'two-bent': 'Gekrümmte V-Hand',
  three: 'Dreierhand',
  'three-bent': 'Gekrümmte Dreierhand',
  four: 'Viererhand',
  horns: 'Hörnerhand',
  ily: 'ILY-Hand',
  'middle-bent': 'Fünferhand mit gebeugtem Mittelfinger',
} as const

export type Handshape = keyof typeof HANDSHAPE_NAMES
export const HANDSHAPES = Object.keys(HANDSHAPE_NAMES) as readonly Handshape[]

/** Names of letters as handshapes, by which they are found too. */
export const HANDSHAPE_ALIASES: Readonly<Partial<Record<Handshape, string>>> = {
  s: 'Faust',
  x: 'Hakenfinger',
  z: 'Zeigefingerhand',
  sch: 'Fünferhand',
}

/** Which side of the upright hand is seen; `side` is the thumb's side, `top` looks onto the fingertips. */
export const HAND_VIEWS = ['palm', 'back', 'side', 'top'] as const
export type HandView = (typeof HAND_VIEWS)[number]

export const HAND_VIEW_NAMES: Readonly<Record<HandView, string>> = {
  palm: 'Handfläche',
  back: 'Handrücken',
  side: 'Seite',
  top: 'Von oben',
}
