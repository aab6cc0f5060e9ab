import type { ExistingSign } from '@gebaerdenraum/domain/catalogue/import/existing-sign'
import type { MediaFile } from '@gebaerdenraum/domain/catalogue/import/plan-files'
import { type ImportPlan, planInSteps } from '@gebaerdenraum/domain/catalogue/import/plan-import'
import type { SignLine } from '@gebaerdenraum/domain/catalogue/import/read-sign-rows'
import type { Database } from '../../../platform/database/database.ts'
import { inTurns } from '../../../platform/processes/in-turns.ts'
import { findUnknownSymbols } from './find-unknown-symbols.ts'
import { findCategoryNames, findExistingSigns } from './import.repository.ts'

export type PlanOptions = {
  readonly csvPath: string
  readonly lines: readonly SignLine[]
  readonly files: readonly MediaFile[]
  /** The imported signs are demonstrations: what they lack in media is spelled with the manual alphabet. */
  readonly isFingerspelled?: boolean | undefined
  /** False where the symbols are known to exist: looking them up reads the whole set of pictograms. */
  readonly checksSymbols?: boolean | undefined
}

export type PlannedSource = ImportPlan & { readonly existing: ReadonlyMap<string, ExistingSign> }

/** Compares a source that was read with the catalogue as it is now. */
export const planSource = async (
  db: Database,
  { csvPath, lines, files, isFingerspelled = false, checksSymbols = true }: PlanOptions,
): Promise<PlannedSource> => {
  const slugs = new Set([
    ...lines.flatMap((line) => (line.kind === 'row' ? [line.row.slug] : [])),
    ...files.flatMap(({ name }) => (name.kind === 'media' ? [name.slug] : [])),
  ])
  const existing = await findExistingSigns(db, [...slugs])
  const categories = await findCategoryNames(db)
  const unknownSymbols = checksSymbols ? await findUnknownSymbols(lines) : new Set<string>()
  const facts = { csvPath, lines, files, existing, categories, unknownSymbols, isFingerspelled }
  const plan = await inTurns(planInSteps(facts))
  return { ...plan, existing }
}
