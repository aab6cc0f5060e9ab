import { rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { OutputChunk, Plugin } from 'rolldown'
import { hashSources } from '../hash-sources.ts'
import { makeOnce, removeOlder } from '../make-once.ts'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = join(ROOT, 'apps/server/src')
const DIST = join(ROOT, 'apps/server/dist')
const PREFIX = 'server-'
/** A server may run from an older bundle, or tests do: these stay, and all that are younger than half a day. */
const KEPT_BUNDLES = 3
const OUTDATED_MS = 12 * 3_600_000

/** What can change the bundle, relative to the repository. A source that is elsewhere fails the build. */
const FOLDERS = ['apps/server/src', 'packages/domain/src', 'packages/drawing/src', 'content/hands']
const FILES = [
  'content/demo/fingeralphabet.json',
  'apps/server/package.json',
  'packages/domain/package.json',
  'packages/drawing/package.json',
  'package-lock.json',
  'scripts/build/server.ts',
]

/** Libraries with native code or with files of their own that they look for beside their code. */
const EXTERNAL = /^(@electric-sql\/pglite|@napi-rs\/|@node-rs\/|@resvg\/|pdfkit$|sharp$)/

/** Bundles the server for `npm start`: `apps/server/dist/main.js` starts the bundle of the sources as they are. */
export const buildServer = async (): Promise<void> => {
  const main = await obtainServerBundle()
  const launcher = join(DIST, 'main.js')
  await writeFile(`${launcher}.new`, `import './${relative(DIST, main)}'\n`)
  // Never half a file, though two may start at the same time.
  await rename(`${launcher}.new`, launcher)
}

/**
 * Gives the file that starts the bundled server. The bundle is made once for each version of the sources, in a folder of its
 * own: a server that runs keeps its files.
 */
export const obtainServerBundle = async (): Promise<string> => {
  const version = await readVersion()
  const folder = await makeOnce({
    cache: DIST,
    name: `${PREFIX}${version}`,
    async make(staging) {
      await bundleServer(staging)
      if ((await readVersion()) !== version) throw new Error('The sources of the server changed while it was bundled.')
      await removeOlder(DIST, { prefix: PREFIX, than: staging, ageMs: OUTDATED_MS, keep: KEPT_BUNDLES })
    },
  })
  return join(folder, 'main.js')
}

const readVersion = async (): Promise<string> => (await hashSources(FOLDERS, FILES)).slice(0, 16)

/** Bundles into a folder inside the repository, with source maps. What runs in processes and threads is beside `main.js`. */
const bundleServer = async (folder: string): Promise<void> => {
  // Only where something is bundled: it takes longer to load than to look whether that has to be.
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: { main: join(SOURCES, 'bundled-main.ts') },
    cwd: ROOT,
    platform: 'node',
    tsconfig: false,
    external: EXTERNAL,
    plugins: [placeSources(folder)],
    onLog(level, log) {
      if (level === 'warn') throw new Error(`The server cannot be bundled: ${log.message}`)
    },
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
    // They are read with each start. The sources lie beside them, in the repository.
    sourcemapExcludeSources: true,
    // Names of errors are part of answers and log.
    keepNames: true,
  })
  await bundle.close()
  checkInputs(output.filter((file) => file.type === 'chunk'))
}

/** A source that the version does not depend on could change unnoticed. */
const checkInputs = (chunks: readonly OutputChunk[]): void => {
  const isInput = (path: string): boolean =>
    path.includes('node_modules/') || FOLDERS.some((folder) => path.startsWith(`${folder}/`)) || FILES.includes(path)
  const unknown = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.startsWith('/') || /^[A-Za-z]:/.test(id))
    .map((id) => relative(ROOT, id).replaceAll('\\', '/'))
    .filter((path) => !isInput(path))
  if (unknown.length > 0) throw new Error(`Not among the inputs of the server's bundle: ${unknown.join(', ')}`)
}

/** A program that runs in a process or a thread of its own: `new URL('./program.ts', import.meta.url)`. */
const PROGRAM = /new URL\(\s*'(\.{1,2}\/[^']+\.ts)',\s*import\.meta\.url,?\s*\)/g

/** They would be those of the bundle; a file of the sources is found by `import.meta.url`. */
const PLACE_OF_BUNDLE = /import\.meta\.(dirname|filename|main)\b/

/**
 * In our sources, addresses relative to the module stay addresses of files in the repository: migrations, content, the
 * built web app. Programs become entries of the bundle.
 */
const placeSources = (folder: string): Plugin => ({
  name: 'place-sources',
  transform: {
    filter: { id: /^(?!.*\/node_modules\/).*\.ts$/, code: 'import.meta.' },
    handler(code, id) {
      if (PLACE_OF_BUNDLE.test(code) && !id.endsWith('/bundled-main.ts')) {
        throw new Error(`${id}: use import.meta.url, which the bundle keeps (docs/decisions/0050)`)
      }
      const module = JSON.stringify(relative(folder, id))
      const placed = code.replaceAll(PROGRAM, (_, path: string) => {
        const program = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) })
        return `new URL(import.meta.ROLLUP_FILE_URL_${program})`
      })
      if (/new URL\([^)]*\.ts['"`]/.test(placed)) {
        throw new Error(`${id}: write the address of a program as new URL('./program.ts', import.meta.url)`)
      }
      return {
        code: placed.replaceAll(/import\.meta\.url\b/g, `new URL(${module}, import.meta.url).href`),
        // Lines stay; columns after an address are off.
        map: null,
      }
    },
  },
})
