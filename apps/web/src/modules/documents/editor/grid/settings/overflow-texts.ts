import type { GridChange } from '@gebaerdenraum/domain/documents/grid-change'

/** What is said of pictures that a smaller grid has no cell for. */
export const overflowTexts = ({ overflow, newPages }: Pick<GridChange, 'overflow' | 'newPages'>) => {
  const isOne = overflow.length === 1
  const what = isOne ? 'Ein Bild' : `${overflow.length} Bilder`
  const pages = newPages === 1 ? 'eine neue Seite' : `${newPages} neue Seiten`
  return {
    note: `${what} ${isOne ? 'passt' : 'passen'} nicht mehr auf diese Seite.`,
    question: {
      title: 'Raster ändern?',
      body: `${what} ${isOne ? 'hat' : 'haben'} im neuen Raster keinen Platz mehr. Dafür ${newPages === 1 ? 'wird' : 'werden'} hinter dieser Seite ${pages} mit dem neuen Raster angelegt; verloren geht nichts.`,
      confirmLabel: 'Raster ändern',
    },
    done: `Raster geändert, ${pages} angelegt`,
  }
}
