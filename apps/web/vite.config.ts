import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env['API_URL'] ?? 'http://localhost:3030'

/** Libraries that change rarely stand in files of their own, so that a new version of the product leaves them cached. */
const LIBRARIES = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'routing', test: /node_modules\/@tanstack\// },
]

export default defineConfig({
  plugins: [react()],
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), proxy: { '/api': server, '/media': server } },
  build: {
    target: 'baseline-widely-available',
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: LIBRARIES },
        // The first load names every file that a page may need: a shorter hash is the part of it that cannot be compressed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
