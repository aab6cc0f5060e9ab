/** What keys do in the cells of a grid, for the help; `cells/cell-keys.ts` and `drag/carrying-keys.ts` do it. */
export const GRID_KEYS = [
  { id: 'walk', label: 'Im Raster: von Feld zu Feld, auch auf die nächste Seite', shortcut: ['ArrowDown', 'PageDown'] },
  { id: 'choose-cells', label: 'Im Raster: mehrere Felder wählen', shortcut: 'Shift+ArrowRight' },
  { id: 'choose-picture', label: 'Im Feld: Bild auswählen oder ändern', shortcut: 'Enter' },
  { id: 'pick-up', label: 'Im Feld: Bild aufnehmen und mit den Pfeiltasten verschieben', shortcut: ' ' },
  { id: 'cell-menu', label: 'Im Feld: Menü öffnen', shortcut: 'Shift+F10' },
] as const
