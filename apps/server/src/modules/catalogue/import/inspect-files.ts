import { type MediaFileName, readMediaFileName } from '@gebaerdenraum/domain/catalogue/import/media-file-name'
import type { MediaFile } from '@gebaerdenraum/domain/catalogue/import/plan-files'
import { checkContent } from '../../media/content/index.ts'
import { describeOriginal } from '../../media/index.ts'
import { type ImportLimits, sizeProblem } from './import-limits.ts'
import { mapParallel } from './map-parallel.ts'
import type { SourceFile } from './source-file.ts'

const INSPECTED_AT_ONCE = 2

export type InspectOptions = {
  readonly limits: ImportLimits
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

/** Looks into every file whose name says that it is a medium: is it what it claims to be, and which content is it? */
export const inspectFiles = async (
  files: readonly SourceFile[],
  { limits, signal, onProgress }: InspectOptions,
): Promise<readonly MediaFile[]> => {
  let done = 0
  return mapParallel(files, INSPECTED_AT_ONCE, async (file) => {
    signal?.throwIfAborted()
    onProgress?.(done, files.length)
    const inspected = await inspectFile(file, limits)
    done += 1
    return inspected
  })
}

const inspectFile = async (file: SourceFile, limits: ImportLimits): Promise<MediaFile> => {
  const { path } = file
  const name = readMediaFileName(path)
  // The list of the signs was taken out of the files; a second one refuses the whole source.
  if (name.kind === 'rows') throw new Error(`${path} is not a medium`)
  if (name.kind === 'hidden') return { path, name }
  if (name.kind !== 'media') return { path, name: withProblem(name, file) }
  return { path, name, content: await contentOf(file, name.type === 'signVideo' ? 'film' : 'picture', limits) }
}

type OtherName = Extract<MediaFileName, { kind: 'foreign' | 'wrong' }>

/** A link is told about even if its name would only make it unused. */
const withProblem = (name: OtherName, { problem }: SourceFile): OtherName =>
  problem ? { kind: 'wrong', slug: null, problem } : name

const contentOf = async (
  file: SourceFile,
  kind: 'picture' | 'film',
  limits: ImportLimits,
): Promise<NonNullable<MediaFile['content']>> => {
  const problem = file.problem ?? sizeProblem(file.path, file.byteLength, limits)
  if (problem) return { problem }
  try {
    const check = await checkContent(file.location, kind)
    if (!check.ok) return { problem: check.message }
    const { sha256 } = await describeOriginal(file.location)
    return { sha256 }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!ITS_OWN_FAULT.includes(code)) throw error
    return { problem: `Die Datei lässt sich nicht lesen (${code}).` }
  }
}

/** May not be read, is gone meanwhile, lies on a broken disk: nothing that would stop the other files. */
const ITS_OWN_FAULT: readonly string[] = ['EACCES', 'EPERM', 'ENOENT', 'EIO']
