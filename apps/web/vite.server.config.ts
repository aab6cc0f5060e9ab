import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Manifest, type Plugin } from 'vite'
import type { PageStyle } from './src/app/rendering/write-head.ts'
import { separateTexts } from './vite.plugins.ts'

const STYLES_ID = 'virtual:page-styles'

/** Which styles the browser needs for a page, with their text: known since the build for browsers, whose manifest names them. */
const pageStyles: Plugin = {
  name: 'page-styles',
  resolveId: { filter: { id: new RegExp(`^${STYLES_ID}$`) }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: new RegExp(`^\0${STYLES_ID}$`) },
    handler: () => `export default ${JSON.stringify(collectStyles(readManifest()))}`,
  },
}

const DIST = join(import.meta.dirname, 'dist')

const readManifest = (): Manifest => JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest

/** Of pages that are loaded by themselves. What the first load brings stands in `index.html`. */
const collectStyles = (manifest: Manifest): Readonly<Record<string, readonly PageStyle[]>> => {
  const stylesFor = (file: string, seen = new Set<string>()): readonly string[] => {
    const chunk = manifest[file]
    if (!chunk || chunk.isEntry || seen.has(file)) return []
    seen.add(file)
    const imported = (chunk.imports ?? []).flatMap((name) => stylesFor(name, seen))
    return [...imported, ...(chunk.css ?? []).map((css) => `/${css}`)]
  }
  const pages = Object.keys(manifest).filter((file) => manifest[file]!.isDynamicEntry)
  return Object.fromEntries(pages.map((file) => [file, [...new Set(stylesFor(file))].map(readStyle)]))
}

const readStyle = (href: string): PageStyle => ({ href, text: readFileSync(join(DIST, href), 'utf8').trim() })

/** The web app for the server, which renders pages with it: `dist-server/render.js` (decision 0058). Built after the one for browsers. */
export default defineConfig({
  plugins: [separateTexts, react(), pageStyles],
  define: { 'process.env.NODE_ENV': '"production"' },
  // The server that runs it has no libraries of the web app.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/rendering/render.ts',
    outDir: 'dist-server',
    target: 'node24',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'render.js', chunkFileNames: 'assets/[name]-[hash:7].js' } },
  },
})
