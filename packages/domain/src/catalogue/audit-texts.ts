import type { ActionTexts } from '../audit/action-texts.ts'

export const catalogueAuditTexts: ActionTexts = {
  'catalogue-changes.create': 'Mehrere Gebärden auf einmal geändert',
  'catalogue-changes.patch': 'Änderung am Katalog rückgängig gemacht',
  'catalogue-exports.create': 'Katalog exportiert',
  'catalogue-import-entries.patch': 'Zuordnung eines Imports entschieden',
  'catalogue-import-parts.create': 'Teil eines Imports hochgeladen',
  'catalogue-import-reports.create': 'Bericht eines Imports geholt',
  'catalogue-imports.create': 'Import begonnen',
  'catalogue-imports.patch': 'Import weitergeführt',
  'catalogue-media.create': 'Bild oder Video einer Gebärde ersetzt',
  'catalogue-media.patch': 'Bild oder Video einer Gebärde geändert',
  'catalogue-media.remove': 'Bild oder Video einer Gebärde entfernt',
  'catalogue-signs.create': 'Gebärde angelegt',
  'catalogue-signs.patch': 'Gebärde geändert',
  'catalogue-signs.remove': 'Gebärde aus dem Angebot genommen',
  'categories.create': 'Kategorie angelegt',
  'categories.patch': 'Kategorie geändert',
  'import.run': 'Katalog importiert',
  'missed-searches.patch': 'Suche ohne Treffer bearbeitet',
  'sign-requests.patch': 'Gebärdenwunsch bearbeitet',
}
