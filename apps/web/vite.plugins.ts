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

/** The two weights that every page shows (`src/app/fonts.css`). */
const FIRST_FONTS = /atkinson-hyperlegible-next-latin-(400|700)-normal-[^/]*\.woff2$/

/** Asks for the fonts with the page: the styles name them late, and lines would move when they come. */
export const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const files = Object.keys(bundle).filter((file) => FIRST_FONTS.test(file))
      if (files.length !== 2) throw new Error(`Expected two fonts to preload: ${files.join(', ')}`)
      return files.map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      }))
    },
  },
}
