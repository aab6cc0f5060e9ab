import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '../database/client.ts'
import { ApiError } from '../framework/errors.ts'

const PATIENCE_MS = 3_000

/** 200 while the database answers. Before the migrations are done nothing but 503 is answered at all (`main.ts`). */
export const healthRoute = (api: FastifyInstance, { pool }: OpenDatabase): void => {
  api.get('/health', async () => {
    const patience = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The database did not answer in time.')), PATIENCE_MS).unref()
    })
    try {
      await Promise.race([pool.query('select 1'), patience])
    } catch (cause) {
      throw new ApiError('Unavailable', 'Der Dienst ist gerade nicht erreichbar.', { cause })
    }
    return { status: 'ok' }
  })
}
