import type { MediaFile } from './plan-files.ts'
import type { SignLine } from './read-sign-rows.ts'

/** `same`: the line means a sign that is there. `new`: it means another one. `leave-out`: it does not come in. */
export const ROW_DECISIONS = ['same', 'new', 'leave-out'] as const
export type RowDecision = (typeof ROW_DECISIONS)[number]

/** What was decided about one line; `slug` is the sign that it goes to. */
export type LineDecision = { readonly kind: 'leave-out' } | { readonly kind: 'same' | 'new'; readonly slug: string }

export type Decisions = {
  /** By the number of the line. */
  readonly lines: ReadonlyMap<number, LineDecision>
  /** Files that do not come in, by path. */
  readonly leftOutFiles: ReadonlySet<string>
}

export const LEFT_OUT = 'Auf Wunsch ausgelassen.'

type Source = { readonly lines: readonly SignLine[]; readonly files: readonly MediaFile[] }

/** The source as it was meant: lines and their files go to the sign that was chosen, or stay out together. */
export const decided = ({ lines, files }: Source, decisions: Decisions): Source => {
  const bySlug = new Map<string, LineDecision>()
  for (const line of lines) {
    const decision = line.kind === 'row' ? decisions.lines.get(line.row.line) : undefined
    if (line.kind === 'row' && decision) bySlug.set(line.row.slug, decision)
  }
  return {
    lines: refuseMeetings(lines.map((line) => decidedLine(line, decisions))),
    files: files.map((file) => decidedFile(file, bySlug, decisions)),
  }
}

const decidedLine = (line: SignLine, decisions: Decisions): SignLine => {
  if (line.kind !== 'row') return line
  const { row } = line
  const decision = decisions.lines.get(row.line)
  if (!decision) return line
  if (decision.kind === 'leave-out') return { kind: 'left-out', line: row.line, slug: row.slug, title: row.title }
  return { kind: 'row', row: { ...row, slug: decision.slug } }
}

const decidedFile = (file: MediaFile, bySlug: ReadonlyMap<string, LineDecision>, decisions: Decisions): MediaFile => {
  const { name } = file
  if (name.kind !== 'media') return file
  const decision = bySlug.get(name.slug)
  if (decisions.leftOutFiles.has(file.path) || decision?.kind === 'leave-out') {
    return { path: file.path, name: { kind: 'foreign', reason: LEFT_OUT } }
  }
  return decision ? { ...file, name: { ...name, slug: decision.slug } } : file
}

/** Two lines that now mean the same sign: which of them counts cannot be known. */
const refuseMeetings = (lines: readonly SignLine[]): readonly SignLine[] => {
  const lineOfSlug = new Map<string, number>()
  return lines.map((line) => {
    if (line.kind !== 'row') return line
    const { slug, title, line: number } = line.row
    const earlier = lineOfSlug.get(slug)
    if (earlier === undefined) {
      lineOfSlug.set(slug, number)
      return line
    }
    const problem = `Zeile ${earlier} meint nach deiner Entscheidung dieselbe Gebärde („${slug}“).`
    return { kind: 'wrong', line: number, slug, title, problem }
  })
}
