import type { KeyEntry } from '../../../ui/key-list.tsx'

/** The keys of the table, as its help shows them. */
export const BROWSER_KEYS: readonly KeyEntry[] = [
  { keys: ['↑ ↓'], meaning: 'Zeile davor, danach' },
  { keys: ['Pos1 Ende'], meaning: 'Erste, letzte Zeile' },
  { keys: ['a … z'], meaning: 'Zum nächsten Namen mit diesem Anfang' },
  { keys: ['Enter'], meaning: 'Öffnen' },
  { keys: ['Rücktaste'], meaning: 'Eine Ebene nach oben' },
  { keys: ['Leertaste'], meaning: 'Zeile auswählen oder abwählen' },
  { keys: ['Umschalt + ↑ ↓'], meaning: 'Auswahl erweitern' },
  { keys: ['Strg + ↑ ↓'], meaning: 'Gehen, ohne die Auswahl zu ändern' },
  { keys: ['Strg + A'], meaning: 'Alles auswählen' },
  { keys: ['Esc'], meaning: 'Auswahl aufheben' },
  { keys: ['F2'], meaning: 'Umbenennen' },
  { keys: ['Entf'], meaning: 'Löschen' },
  { keys: ['Strg + X'], meaning: 'Zum Verschieben ausschneiden' },
  { keys: ['Strg + V'], meaning: 'Ausgeschnittenes hierher verschieben' },
  { keys: ['Umschalt + F10'], meaning: 'Menü der Auswahl' },
  { keys: ['?'], meaning: 'Diese Übersicht' },
]
