import type { SignLine } from '@gebaerdenraum/domain/catalogue/import/read-sign-rows'
import { readPictogramSet } from '@gebaerdenraum/drawing/pictograms/pictogram-set'

/** Names in the column `symbol` that no pictogram has. The set is read once and let go: it is heavy. */
export const findUnknownSymbols = async (lines: readonly SignLine[]): Promise<ReadonlySet<string>> => {
  const names = new Set(lines.flatMap((line) => (line.kind === 'row' && line.row.symbol ? [line.row.symbol] : [])))
  if (names.size === 0) return names
  const pictogramOf = await readPictogramSet()
  return new Set([...names].filter((name) => !pictogramOf(name)))
}
