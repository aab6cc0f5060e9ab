declare module 'virtual:page-styles' {
  /** Made by `vite.server.config.ts`. */
  const pageStyles: import('./open-page-renderer.tsx').PageStyles
  export default pageStyles
}
