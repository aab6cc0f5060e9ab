import type { ContentKind, ContentReason } from './content-verdicts.ts'

/** Whether a file was refused for its number of bytes. */
export const isTooLarge = (reason: ContentReason): boolean => reason === 'too-large' || reason === 'svg-too-large'

/** The sentence for people, from the reason. */
export const contentMessage = (kind: ContentKind, reason: ContentReason, found = ''): string =>
  MESSAGES[reason](kind, found)

type Sentence = (kind: ContentKind, found: string) => string

const MESSAGES: Readonly<Record<ContentReason, Sentence>> = {
  empty: () => 'Die Datei ist leer.',
  'too-large': (kind) => (kind === 'picture' ? 'Das Bild ist größer als 25 MB.' : 'Das Video ist größer als 200 MB.'),
  'svg-too-large': () => 'Das SVG ist größer als 2 MB.',
  'too-many-pixels': (kind) =>
    kind === 'picture' ? 'Das Bild hat mehr als 100 Megapixel.' : 'Das Video ist größer als 4096 × 2304 Pixel.',
  'too-long': () => 'Das Video ist länger als drei Minuten.',
  'unknown-type': (kind) =>
    kind === 'picture'
      ? 'Das ist kein Bild im Format PNG, JPEG, WebP, GIF oder SVG.'
      : 'Das ist kein Video im Format MP4, MOV oder WebM.',
  'wrong-kind': (kind) =>
    kind === 'picture' ? 'Hier gehört ein Bild hin, kein Video.' : 'Hier gehört ein Video hin, kein Bild.',
  unreadable: (kind, found) =>
    `${kind === 'picture' ? 'Das Bild' : 'Das Video'} ist beschädigt und lässt sich nicht lesen${found ? ` (${found})` : ''}.`,
  script: (_kind, found) => `Das SVG enthält ein Skript (${found}) und wird nicht angenommen.`,
  'external-reference': (_kind, found) => `Das SVG verweist auf fremde Inhalte (${found}) und wird nicht angenommen.`,
  'embedded-content': (_kind, found) => `Das SVG enthält eingebettete Inhalte (${found}) und wird nicht angenommen.`,
  doctype: (_kind, found) => `Das SVG enthält eigene Deklarationen (${found}) und wird nicht angenommen.`,
  'too-complex': (_kind, found) => `Das SVG ist zu aufwendig zu zeichnen${found ? ` (${found})` : ''}.`,
  'too-costly': (kind) => `${kind === 'picture' ? 'Das Bild' : 'Das Video'} ist zu aufwendig zu verarbeiten.`,
  'nothing-visible': (_kind, found) =>
    `Das SVG enthält nichts, was zu sehen ist${found ? ` (nicht unterstützt: ${found})` : ''}. Prüfe, ob die Zeichnung auf der Zeichenfläche steht.`,
  'no-size': () => 'Das SVG gibt keine Größe an (width und height oder viewBox).',
}
