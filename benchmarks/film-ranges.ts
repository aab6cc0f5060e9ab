import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { addSigns } from './content/add-signs.ts'
import type { Figure } from './figures/figure.ts'
import { compareLoads } from './load/compare-loads.ts'
import { byteFigures } from './load/load-figures.ts'
import { type RawAnswer, rawAnswer } from './load/raw-answer.ts'
import { runDownloads } from './load/run-downloads.ts'
import { inScope } from './servers/in-scope.ts'
import { startStaticServer } from './servers/start-limit.ts'
import { type ProductServer, seed, startProduct } from './servers/start-product.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/**
 * Parts of a film as a browser asks for them, through signed addresses, against a plain static server of the same file:
 * big parts, which are streamed, and small ones, which are read at once.
 */
export const measureFilmRanges = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    const folder = use(await temporaryFolder())
    await seed(folder.path)
    await addSigns(folder.path, [LONG_WORD])
    const product = use(await startProduct(folder.path))
    const path = await addressOfFilm(product)
    const whole = await rawAnswer(product.url + path, {})
    const plain = use(await startStaticServer(await keptFilm(folder.path)))

    const figures: Figure[] = []
    for (const { name, range } of PARTS) {
      const headers = { range }
      const [ours, theirs] = [await rawAnswer(product.url + path, headers), await rawAnswer(plain.url, headers)]
      assertPart(ours, theirs, whole)
      const load = { headers, connections: CONNECTIONS, seconds: SECONDS }
      const comparison = await compareLoads(
        { ...load, url: product.url, paths: [path] },
        { ...load, url: plain.url, paths: ['/'] },
        runDownloads,
      )
      figures.push(...byteFigures(`film, ${name}`, 'plain static server', comparison))
    }
    return figures
  })

const CONNECTIONS = 8
const SECONDS = 3
const PARTS = [
  { name: 'parts of 1 MiB', range: 'bytes=1048576-2097151' },
  { name: 'parts of 64 KiB', range: 'bytes=1048576-1114111' },
]

/** Fingerspelled, this makes a film of some megabytes. */
const LONG_WORD = {
  id: 'kraftfahrzeughaftpflichtversicherung',
  title: 'Kraftfahrzeughaftpflichtversicherung',
  keywords: [],
  category: 'Gesellschaft und Recht',
  categoryId: '',
  wordClass: 'noun',
  isPreview: false,
}

const addressOfFilm = async (product: ProductServer): Promise<string> => {
  const headers = { authorization: `Bearer ${await product.signIn('einzel@demo.example')}` }
  const response = await fetch(`${product.url}/api/signs?slug=${LONG_WORD.id}`, { headers })
  const { data } = (await response.json()) as { data: readonly Sign[] }
  const address = data[0]?.images.signVideo?.default
  if (address === undefined) throw new Error('The sign has no film.')
  return address
}

/** Of all media only this film was asked for. */
const keptFilm = async (dataDir: string): Promise<string> => {
  const media = join(dataDir, 'media')
  const films = (await readdir(media, { recursive: true })).filter((name) => name.endsWith('default.mp4'))
  if (films[0] === undefined || films.length > 1) throw new Error(`There are ${films.length} films.`)
  return join(media, films[0])
}

const assertPart = (ours: RawAnswer, theirs: RawAnswer, whole: RawAnswer): void => {
  if (whole.status !== 200 || ours.status !== 206 || !ours.body.equals(theirs.body)) {
    throw new Error(`The parts differ: ${whole.status} ${ours.status} ${ours.body.length} ${theirs.body.length}`)
  }
}
