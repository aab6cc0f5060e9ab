/**
 * How many columns a grid of signs really gets. The viewer asks for 1 to 10; the width of the window allows fewer
 * (specification 1, section 2 “Search” and section 9).
 */
export type ScreenClass = 'mobile' | 'tablet' | 'desktop' | 'widescreen'
export type GridColumns = { readonly columns: number; readonly isLimited: boolean }

export const effectiveColumns = (wanted: number, widthPx: number): GridColumns => {
  const limit = COLUMN_LIMITS[screenClassOf(widthPx)]
  const asked = Math.min(Math.max(Math.round(wanted), FEWEST_COLUMNS), MOST_COLUMNS)
  return { columns: Math.min(asked, limit), isLimited: asked > limit }
}

export const limitedColumnsNotice = (columns: number): string =>
  `Aufgrund von Platzmangel wurde die Anzahl der Spalten auf ${columns} beschränkt`

/** The specification names the classes, not the widths: these are the usual borders of phone, tablet and desk. */
export const screenClassOf = (widthPx: number): ScreenClass =>
  SCREEN_CLASSES.findLast((screen) => widthPx >= screen.fromPx)?.name ?? 'mobile'

/** The same bounds as a stored preference has; written here so that a screen needs no schema library for them. */
export const FEWEST_COLUMNS = 1
export const MOST_COLUMNS = 10

export const COLUMN_LIMITS: Readonly<Record<ScreenClass, number>> = { mobile: 2, tablet: 5, desktop: 7, widescreen: 10 }

const SCREEN_CLASSES: readonly { readonly name: ScreenClass; readonly fromPx: number }[] = [
  { name: 'mobile', fromPx: 0 },
  { name: 'tablet', fromPx: 768 },
  { name: 'desktop', fromPx: 1024 },
  { name: 'widescreen', fromPx: 1216 },
]
