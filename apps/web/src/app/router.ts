import { createAppRouter } from './create-router.tsx'

/** The browser's router. */
export const router = createAppRouter()
