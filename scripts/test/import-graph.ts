import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Imports of TypeScript files, read from their text. Paths are relative to the root of the repository. */
export type ImportGraph = {
  /** The files that a file imports, directly, statically or on demand. */
  imports(file: string): readonly string[]
  text(file: string): string
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g
const URL_OF_FILE = /new URL\('([^']+\.ts)', import\.meta\.url\)/g
const WORKSPACE = /^@gebaerdenraum\/(domain|drawing|editing)\/(.+)$/

/** `root` is an absolute path. A file is read once, when it is first asked for. */
export const openImportGraph = (root: string): ImportGraph => {
  const texts = new Map<string, string>()
  const known = new Map<string, readonly string[]>()
  const text = (file: string): string => {
    const read = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
    texts.set(file, read)
    return read
  }
  const findImports = (file: string): readonly string[] => {
    const matches = [...text(file).matchAll(IMPORT), ...text(file).matchAll(URL_OF_FILE)]
    const specifiers = matches.map(([, specifier = '']) => specifier)
    return [...new Set(specifiers.flatMap((specifier) => resolve(file, specifier)))]
  }
  const resolve = (file: string, specifier: string): readonly string[] => {
    const [, name, path] = WORKSPACE.exec(specifier) ?? []
    const candidates = name
      ? [`packages/${name}/src/${path}.ts`, `packages/${name}/src/${path}.tsx`]
      : specifier.startsWith('.')
        ? [join(dirname(file), specifier.replace(/\?.*$/, ''))]
        : []
    return candidates.filter((candidate) => existsSync(join(root, candidate)))
  }
  return {
    imports(file) {
      const imported = known.get(file) ?? findImports(file)
      known.set(file, imported)
      return imported
    },
    text,
  }
}

/** Whether a file, or one that it imports and that `follow` accepts, meets the condition. */
export const canReach = (
  graph: ImportGraph,
  file: string,
  meets: (file: string) => boolean,
  follow: (file: string) => boolean,
): boolean => {
  const seen = new Set<string>()
  const visit = (at: string): boolean => {
    if (seen.has(at)) return false
    seen.add(at)
    return meets(at) || graph.imports(at).filter(follow).some(visit)
  }
  return visit(file)
}

/**
 * The files that import one of `changed`, directly or through others, and these themselves. What `stopsAt` is in the
 * result, but those that import it are not.
 */
export const findDependents = (
  graph: ImportGraph,
  files: readonly string[],
  changed: ReadonlySet<string>,
  stopsAt: (file: string) => boolean = () => false,
): ReadonlySet<string> => {
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const imported of graph.imports(file)) importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
  const found = new Set(changed)
  for (const file of found) {
    // A set that grows while it is iterated visits what is added.
    if (changed.has(file) || !stopsAt(file)) for (const importer of importers.get(file) ?? []) found.add(importer)
  }
  return found
}
