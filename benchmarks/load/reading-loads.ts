import type { ProductServer } from '../servers/start-product.ts'
import { type LoadingAccount, readingFiles, searching } from './account-loads.ts'
import type { Load } from './run-load.ts'

/**
 * 64 people with four accounts of the demonstration who read without a pause: they search six times, then ask for the
 * session, their folders, a list of 20 signs and their favourites.
 */
export const readingLoads = (server: ProductServer, seconds: number): Promise<readonly Load[]> =>
  Promise.all(READERS.map((email) => readingLoad(server, email, seconds)))

const READERS = ['einzel@demo.example', 'leitung@demo.example', 'manager@demo.example', 'mitglied@demo.example']
const CONNECTIONS = 64

const readingLoad = async ({ url, signIn }: ProductServer, email: string, seconds: number): Promise<Load> => {
  const account: LoadingAccount = {
    url,
    token: await signIn(email),
    connections: CONNECTIONS / READERS.length,
    seconds,
  }
  const { paths: searches, ...load } = searching(account)
  const { paths: files } = await readingFiles(account)
  return { ...load, paths: [...searches.slice(0, 6), '/api/session', ...files] }
}
