/** Keys that work at a focused element, for the help. */
export const ELEMENT_KEYS = [
  { label: 'Am Griff: Element aufnehmen und ablegen', shortcut: ' ' },
  { label: 'Am Griff: Menü des Elements öffnen', shortcut: 'Enter' },
  { label: 'Am Bild: Bild entfernen', shortcut: 'Delete' },
] as const
