import { openKeptThreads } from '../../../platform/threads/kept-threads.ts'

/** Threads that draw films. */
export const filmThreads = openKeptThreads(new URL('./film-worker.ts', import.meta.url))
