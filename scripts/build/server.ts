import { rm } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'rolldown'
import type { Build } from './build.ts'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = join(ROOT, 'apps/server/src')
const DIST = join(ROOT, 'apps/server/dist')

/** Libraries with native code or with files of their own that they look for beside their code. */
const EXTERNAL = /^(@electric-sql\/pglite|@napi-rs\/|@node-rs\/|@resvg\/|pdfkit$|sharp$)/

/** The server as few files: Node finds, reads and compiles 1,900 modules one by one otherwise, with each start. */
export const SERVER_BUILD: Build = {
  output: DIST,
  folders: ['apps/server/src', 'packages/domain/src', 'packages/drawing/src'],
  files: ['package-lock.json', 'scripts/build/server.ts'],
  async make() {
    await rm(DIST, { recursive: true, force: true })
    return `Server built: ${await bundleServer(DIST)} files`
  },
}

/**
 * Bundles the server into a folder inside the repository, with source maps, and gives the number of files. `main.js` starts
 * it; what runs in processes and threads of its own is beside it.
 */
export const bundleServer = async (folder: string): Promise<number> => {
  // Only where something is bundled: tests import this file for the names of its sources.
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: { main: join(SOURCES, 'bundled-main.ts') },
    cwd: ROOT,
    platform: 'node',
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
  return output.length
}

/** A program that runs in a process or a thread of its own: `new URL('./program.ts', import.meta.url)`. */
const PROGRAM = /new URL\('(\.{1,2}\/[^']+\.ts)', import\.meta\.url\)/g

/**
 * In our sources, addresses relative to the module stay addresses of files in the repository: migrations, content, the
 * built web app. Programs become entries of the bundle.
 */
const placeSources = (folder: string): Plugin => ({
  name: 'place-sources',
  transform: {
    filter: { id: /^(?!.*\/node_modules\/).*\.ts$/, code: 'import.meta.url' },
    handler(code, id) {
      const module = JSON.stringify(relative(folder, id))
      return {
        code: code
          .replaceAll(PROGRAM, (_, path: string) => {
            const program = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) })
            return `new URL(import.meta.ROLLUP_FILE_URL_${program})`
          })
          .replaceAll(/import\.meta\.url\b/g, `new URL(${module}, import.meta.url).href`),
        // Lines stay; columns after an address are off.
        map: null,
      }
    },
  },
})
