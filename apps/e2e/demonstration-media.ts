/**
 * The demonstration with the media that several journeys show. Each part of the journeys has a server of its own, which would
 * make them once more. `node apps/e2e/demonstration-media.ts` makes both ahead of the tests.
 */
import { copyDataDirectory, fillWithDemonstration, makeDataDirectory } from '../server/test/demonstration.ts'
import { callServer, signInAt, startServer } from '../server/test/running-server.ts'

/** Words whose films journeys of more than one part play. */
const PLAYED = ['abbiegen', 'abend', 'abendessen', 'abends', 'apfel', 'geburtstag', 'hallo', 'hund', 'katze']
/** The same of guests, who see films with a watermark. */
const PLAYED_BY_GUESTS = ['hallo', 'hund']
/** So many signs are on the first screens of the catalogue. */
const FIRST_SIGNS = 30

const makeShownDemonstration = (): Promise<string> =>
  makeDataDirectory({
    name: 'shown-demonstration',
    sources: ['apps/e2e/demonstration-media.ts'],
    async fill(folder) {
      await fillWithDemonstration(folder)
      const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'warn' })
      try {
        await makeMedia(server.url)
      } finally {
        await server.end('SIGTERM')
      }
    },
  })

const makeMedia = async (url: string): Promise<void> => {
  const token = await signInAt(url, 'einzel@demo.example')
  const first = await listMedia(url, `$limit=${FIRST_SIGNS}`, token)
  const previews = await listMedia(url, `$limit=${FIRST_SIGNS}`)
  const films = await Promise.all(PLAYED.map((slug) => listMedia(url, `slug=${slug}`, token)))
  const guestFilms = await Promise.all(PLAYED_BY_GUESTS.map((slug) => listMedia(url, `slug=${slug}`)))
  const addresses = [
    ...first.filter((address) => /\/signOnly\/(?:thumbnail|tiny)\//.test(address)),
    ...previews.filter((address) => address.includes('/signOnly/')),
    ...films.flat().filter((address) => /\/signVideo\/(?:default|poster)\//.test(address)),
    ...guestFilms.flat().filter((address) => address.includes('/signVideo/')),
  ]
  for (const address of addresses) {
    const response = await fetch(url + address)
    await response.arrayBuffer()
    // What a busy machine does not make in time, each part makes for itself.
    if (response.status !== 200 && response.status !== 503)
      throw new Error(`${address} was answered with ${response.status}.`)
  }
}

/** The addresses of all media of the signs that a query finds. */
const listMedia = async (url: string, query: string, token?: string): Promise<readonly string[]> => {
  const { status, body } = await callServer(url, 'GET', `signs?${query}`, token === undefined ? {} : { as: token })
  if (status !== 200) throw new Error(`The signs of ${query} were answered with ${status}.`)
  return JSON.stringify(body).match(/\/media\/signs\/[^"\\]+/g) ?? []
}

/** Makes a data directory as `fillWithDemonstration` does, in which those media are made. */
export const fillWithShownDemonstration = async (dataDir: string): Promise<void> =>
  copyDataDirectory(await makeShownDemonstration(), dataDir)

if (import.meta.main) await makeShownDemonstration()
