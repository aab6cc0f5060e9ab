import type { SignMediaType } from '../../media/sign-media.ts'
import type { ExistingSign, SignChange } from './existing-sign.ts'
import { fileEntry, type ImportEntry } from './import-report.ts'
import type { MediaFileName } from './media-file-name.ts'

/** A file of the import by its name, with what looking into it gave. */
export type MediaFile = {
  readonly path: string
  readonly name: Exclude<MediaFileName, { kind: 'rows' }>
  /** Absent when nobody needed to look: the name says that it is none of ours. */
  readonly content?: { readonly sha256: string } | { readonly problem: string }
}

type SignFacts = {
  readonly existing: ReadonlyMap<string, ExistingSign>
  /** Slugs of all signs there will be after this import. */
  readonly signsAfter: ReadonlySet<string>
  /** Slugs of refused lines, to say why a file has no sign. */
  readonly wrongLines: ReadonlyMap<string, number>
}

type PlannedFiles = {
  readonly entries: readonly ImportEntry[]
  readonly changes: ReadonlyMap<string, SignChange['files']>
}

/** Gives every file its place. A wrong file leaves its sign usable: it only does not come in. */
export const planFiles = (files: readonly MediaFile[], facts: SignFacts): PlannedFiles => {
  const rivals = rivalsOf(files)
  const changes = new Map<string, { path: string; type: SignMediaType }[]>()
  const entries = files.map((file) => {
    const entry = planFile(file, facts, rivals)
    const { slug, media: type, path, status } = entry
    if (slug && type && (status === 'new' || status === 'changed')) {
      changes.set(slug, [...(changes.get(slug) ?? []), { path, type }])
    }
    return entry
  })
  return { entries, changes }
}

const planFile = ({ path, name, content }: MediaFile, facts: SignFacts, rivals: Rivals): ImportEntry => {
  if (name.kind === 'hidden') return fileEntry({ path, status: 'unused', message: HIDDEN })
  if (name.kind === 'foreign') return fileEntry({ path, status: 'unused', message: name.reason })
  if (name.kind === 'wrong') return fileEntry({ path, slug: name.slug, status: 'wrong', message: name.problem })
  const entry = { path, slug: name.slug, media: name.type }
  const rival = rivals.get(placeOf(name))?.find((other) => other !== path)
  if (rival) {
    return fileEntry({
      ...entry,
      status: 'wrong',
      message: `Für dieselbe Stelle gibt es auch ${rival}; keine von beiden wurde genommen.`,
    })
  }
  if (!facts.signsAfter.has(name.slug)) {
    return fileEntry({ ...entry, status: 'unused', message: noSign(name.slug, facts.wrongLines.get(name.slug)) })
  }
  if (!content) return fileEntry({ ...entry, status: 'wrong', message: 'Die Datei wurde nicht gelesen.' })
  if ('problem' in content) return fileEntry({ ...entry, status: 'wrong', message: content.problem })
  const before = facts.existing.get(name.slug)?.media[name.type]
  if (before === content.sha256) return fileEntry({ ...entry, status: 'unchanged' })
  return fileEntry({ ...entry, status: before === undefined ? 'new' : 'changed' })
}

const HIDDEN = 'Datei des Betriebssystems.'

const noSign = (slug: string, wrongLine: number | undefined): string =>
  wrongLine === undefined
    ? `Es gibt keine Gebärde mit der Adresse „${slug}“.`
    : `Die Gebärde „${slug}“ kommt nicht herein, weil Zeile ${wrongLine} fehlerhaft ist.`

type Rivals = ReadonlyMap<string, readonly string[]>
type MediaName = Extract<MediaFileName, { kind: 'media' }>

const placeOf = ({ slug, type }: MediaName): string => `${slug}.${type}`

/** Paths of all files that claim the same medium of the same sign. */
const rivalsOf = (files: readonly MediaFile[]): Rivals => {
  const places = new Map<string, string[]>()
  for (const { path, name } of files) {
    if (name.kind !== 'media') continue
    const place = places.get(placeOf(name))
    if (place) place.push(path)
    else places.set(placeOf(name), [path])
  }
  return places
}
