import pageStyles from 'virtual:page-styles'
import type { PageRenderingCode } from '@gebaerdenraum/domain/kernel/page-rendering'
import { openPageRenderer as openWithStyles } from './open-page-renderer.tsx'

/** The web app's code for the server: `dist-server/render.js`. */
export const openPageRenderer: PageRenderingCode['openPageRenderer'] = (options) =>
  openWithStyles({ ...options, pageStyles })
