import { join } from 'node:path'
import type { Plugin } from 'vite'

const JSX_FOLDER = join(import.meta.dirname, 'src/jsx')

/** Every element, those of the libraries too, is made by `src/jsx/`: no translator can take a text from React (decision 0047). */
export const separateTexts: Plugin = {
  name: 'separate-texts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react\/jsx-(dev-)?runtime$/ },
    handler: (id, importer) =>
      importer?.startsWith(JSX_FOLDER) ? undefined : join(JSX_FOLDER, id.replace('react/', '').concat('.ts')),
  },
}
