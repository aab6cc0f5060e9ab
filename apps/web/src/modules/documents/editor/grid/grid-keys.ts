/** What keys do in the cells of a grid, for the help; `cells/cell-keys.ts` and `drag/carrying-keys.ts` do it. */
export const GRID_KEYS = [
  { label: 'Im Raster: von Feld zu Feld, auch auf die nächste Seite', shortcut: ['ArrowDown', 'PageDown'] },
  { label: 'Im Raster: mehrere Felder wählen', shortcut: 'Shift+ArrowRight' },
  { label: 'Im Feld: Bild auswählen oder ändern', shortcut: 'Enter' },
  { label: 'Im Feld: Bild aufnehmen und mit den Pfeiltasten verschieben', shortcut: ' ' },
  { label: 'Im Feld: Menü öffnen', shortcut: 'Shift+F10' },
] as const
