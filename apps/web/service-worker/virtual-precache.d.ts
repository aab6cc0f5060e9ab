/** Made by the build (`vite.worker.config.ts`). */
declare module 'virtual:precache' {
  const entries: (import('serwist').PrecacheEntry | string)[]
  export default entries
}
