import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PrecacheEntry } from 'serwist'
import { defineConfig, type Manifest, type Plugin } from 'vite'
import { BUILD_TARGET } from './baseline.ts'

const PRECACHE_ID = 'virtual:precache'
const DIST = join(import.meta.dirname, 'dist')

/** The files that the service worker stores: known since the build for browsers, whose manifest names them. */
const precache: Plugin = {
  name: 'precache',
  resolveId: { filter: { id: new RegExp(`^${PRECACHE_ID}$`) }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: new RegExp(`^\0${PRECACHE_ID}$`) },
    handler: () => `export default ${JSON.stringify(listEntries())}`,
  },
}

const listEntries = (): readonly PrecacheEntry[] => {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest
  return [
    // Filled in by the server: it changes with the files that it names.
    { url: '/app-shell', revision: hashFile('index.html') },
    ...UNHASHED.map((file) => ({ url: `/${file}`, revision: hashFile(file) })),
    ...collectFiles(manifest).map((file) => ({ url: `/${file}`, revision: null })),
  ]
}

const hashFile = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(DIST, file)))
    .digest('hex')
    .slice(0, 16)

const UNHASHED = ['color-scheme.js', 'load-check.js', 'favicon.svg']

/** The main areas: looking up signs, learning, organising, and the overview of print templates. */
const AREAS =
  /^src\/modules\/(catalogue\/(pages|favorites)\/.*|lists\/pages\/.*|documents\/pages\/documents-page|files\/pages\/.*)\.tsx$/
/** Of what they load later, all but parts that do nothing without a connection. */
const NOT_OFFLINE =
  /public|view-as|sentry|\/administration\/|^src\/app\/pages\/settings|building-blocks|^src\/modules\/(?!catalogue|lists|files|documents\/pages\/documents-page)|picture-picker/
/** Characters of other languages come when they are shown. */
const RARE_CHARACTERS = /symbols|cyrillic|vietnamese|latin-ext/

const collectFiles = (manifest: Manifest): readonly string[] => {
  const found = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string): void => {
    if (visited.has(name)) return
    visited.add(name)
    const { file, imports = [], dynamicImports = [], css = [], assets = [] } = manifest[name]!
    for (const path of [file, ...css, ...assets]) if (!RARE_CHARACTERS.test(path)) found.add(path)
    for (const imported of imports) visit(imported)
    for (const later of dynamicImports) if (!NOT_OFFLINE.test(later)) visit(later)
  }
  visit('index.html')
  for (const name of Object.keys(manifest)) if (AREAS.test(name) && !NOT_OFFLINE.test(name)) visit(name)
  return [...found].sort()
}

/** The service worker: `dist/service-worker.js` (decision 0060). Built after the web app for browsers. */
export default defineConfig({
  plugins: [precache],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: BUILD_TARGET,
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'service-worker/service-worker.ts',
      // Not every supported browser runs modules there.
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
