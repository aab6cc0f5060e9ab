import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { BUILD_TARGET } from './baseline.ts'
import { preloadFonts, separateTexts } from './vite.plugins.ts'

const server = process.env['API_URL'] ?? 'http://localhost:3030'

/** What `app/modules.ts` shares with pages: a file for each of them would be a request with every page of an account. */
const KINDS = /\/modules\/(documents\/documents-kind|printing\/(print-choices|index)|files\/kinds\/file-kinds)\.ts/

/** What modules above show at the start of the app: small parts of other pages, which would each be a request. */
const START_SCREEN =
  /\/modules\/(files\/(queries|sorted-nodes)|lists\/(start\/|components\/list-progress)|catalogue\/start\/start-sections)|\/pictogram-path/

/**
 * What belongs in one file. Libraries that change rarely stand in files of their own, so that a new version of the
 * product leaves them cached. What every page needs is one file: left alone it would be fifty, a request each, and
 * larger by a tenth. Of the other icons, a few hundred bytes each, a page needs a dozen.
 *
 * Parts that many pages share would be a file for each set of pages that needs them: the search asked for 48. `common` is
 * what even pages of text need, `shared` what most others need, `toasts` what each loads beside its own code. Only pages without a sign-in load more than before
 * (login: 94 instead of 28 kB), and what they load the next page has already.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'routing', test: /node_modules\/@tanstack\// },
  { name: 'start', tags: ['$initial'] },
  { name: 'icons', test: /node_modules\/@tabler\// },
  { name: 'common', minShareCount: 35 },
  { name: 'shared', minShareCount: 12 },
  { name: 'toasts', test: /\/src\/app\/toast-host|\/use-force-update/ },
  { name: 'kinds', test: KINDS, minShareCount: 2 },
  { name: 'start-screen', test: START_SCREEN },
]

export default defineConfig({
  plugins: [separateTexts, react(), preloadFonts],
  // The libraries that the development server bundles beforehand.
  optimizeDeps: { rolldownOptions: { plugins: [separateTexts as Rolldown.Plugin] } },
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), proxy: { '/api': server, '/media': server } },
  build: {
    target: BUILD_TARGET,
    sourcemap: 'hidden',
    // Names the styles of each page (`vite.server.config.ts`).
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS },
        // The first load names every file that a page may need: a shorter hash is the part of it that cannot be compressed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
