import { runToEnd } from '../search/build-index.ts'
import type { ExistingSign, SignChange, SignValues } from './existing-sign.ts'
import { type ImportEntry, lineEntry } from './import-report.ts'
import { type MediaFile, planFiles } from './plan-files.ts'
import type { SignLine } from './read-sign-rows.ts'
import { LEFT_OUT } from './row-decisions.ts'
import { changedFields, mergeSign } from './sign-changes.ts'
import type { SignRow } from './sign-row.ts'

export type ImportPlan = { readonly entries: readonly ImportEntry[]; readonly changes: readonly SignChange[] }

export type ImportFacts = {
  readonly csvPath: string
  readonly lines: readonly SignLine[]
  readonly files: readonly MediaFile[]
  readonly existing: ReadonlyMap<string, ExistingSign>
  /** Names of the categories there are, by slug. */
  readonly categories: ReadonlyMap<string, string>
  /** Names in the column `symbol` that no pictogram has. */
  readonly unknownSymbols: ReadonlySet<string>
  readonly isFingerspelled: boolean
}

/** Compares what comes in with what is there. Touches nothing; signs that the import does not name stay as they are. */
export const planImport = (facts: ImportFacts): ImportPlan => runToEnd(planInSteps(facts))

const LINES_PER_STEP = 500

/** The same in steps of some milliseconds each. */
export function* planInSteps(facts: ImportFacts): Generator<undefined, ImportPlan> {
  const spellings = new Map(facts.categories)
  const lines: PlannedLine[] = []
  for (const line of facts.lines) {
    lines.push(planLine(line, facts, spellings))
    if (lines.length % LINES_PER_STEP === 0) yield
  }
  const values = new Map(lines.flatMap(({ entry, values }) => (values ? [[entry.slug ?? '', values] as const] : [])))
  const signsAfter = new Set([...facts.existing.keys(), ...values.keys()])
  const files = planFiles(facts.files, { existing: facts.existing, signsAfter, wrongLines: wrongLinesOf(facts.lines) })
  const slugs = new Set([...values.keys(), ...files.changes.keys()])
  const changes = [...slugs].map((slug) => ({
    slug,
    values: values.get(slug) ?? null,
    files: files.changes.get(slug) ?? [],
  }))
  return { entries: [...lines.map(({ entry }) => entry), ...files.entries], changes }
}

type PlannedLine = { readonly entry: ImportEntry; readonly values: SignValues | null }

const planLine = (
  line: SignLine,
  { csvPath: path, existing, unknownSymbols, isFingerspelled }: ImportFacts,
  spellings: Map<string, string>,
): PlannedLine => {
  if (line.kind === 'empty') {
    return {
      entry: lineEntry({ path, line: line.line, status: 'unused', message: 'Die Zeile ist leer.' }),
      values: null,
    }
  }
  if (line.kind === 'left-out') {
    const { slug, title } = line
    return {
      entry: lineEntry({ path, line: line.line, slug, title, message: LEFT_OUT, status: 'unused' }),
      values: null,
    }
  }
  if (line.kind === 'wrong') {
    const { slug, title, problem: message } = line
    return { entry: lineEntry({ path, line: line.line, slug, title, message, status: 'wrong' }), values: null }
  }
  const { row } = line
  const before = existing.get(row.slug)
  const values = mergeSign(row, before, isFingerspelled)
  const fields = before ? changedFields(before, values) : []
  const remarks = [...row.remarks, ...remarkOnSpelling(row, spellings), ...remarkOnSymbol(row, unknownSymbols)]
  const entry = { path, line: row.line, slug: row.slug, title: row.title, remarks }
  if (!before) return { entry: lineEntry({ ...entry, status: 'new' }), values }
  if (fields.length === 0) return { entry: lineEntry({ ...entry, status: 'unchanged' }), values: null }
  return { entry: lineEntry({ ...entry, status: 'changed', fields }), values }
}

/** Two spellings with one slug are one category; the first spelling stays. */
const remarkOnSpelling = ({ category, categorySlug }: SignRow, spellings: Map<string, string>): readonly string[] => {
  const first = spellings.get(categorySlug)
  if (first === undefined) spellings.set(categorySlug, category)
  if (first === undefined || first === category) return []
  return [`Die Kategorie „${category}“ gibt es schon als „${first}“ und behält diesen Namen.`]
}

/** The sign stays usable; its card is drawn without a pictogram. */
const remarkOnSymbol = ({ symbol }: SignRow, unknownSymbols: ReadonlySet<string>): readonly string[] =>
  symbol && unknownSymbols.has(symbol) ? [`Das Symbol „${symbol}“ gibt es nicht; die Karte bleibt ohne Symbol.`] : []

const wrongLinesOf = (lines: readonly SignLine[]): ReadonlyMap<string, number> =>
  new Map(lines.flatMap((line) => (line.kind === 'wrong' && line.slug ? [[line.slug, line.line] as const] : [])))
