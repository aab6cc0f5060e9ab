import type { Category } from '@gebaerdenraum/domain/catalogue/categories.contract'
import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import type { EventLoopPauses } from '@gebaerdenraum/server/test/event-loop-watch.fixture.ts'
import { freePort } from '@gebaerdenraum/server/test/free-port.ts'
import sharp from 'sharp'
import { addDocuments } from './content/add-documents.ts'
import { addSigns } from './content/add-signs.ts'
import { demoSigns, multiplied } from './content/synthetic-signs.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { inScope, type Use } from './servers/in-scope.ts'
import { type ProductServer, seed, startProduct } from './servers/start-product.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'
import { until, untilLoaded } from './servers/until.ts'

/**
 * How long the event loop of the server is blocked while it does what takes long: an import, uploads, printing, films,
 * a new search index, the catalogue for browsers. Against the budget.
 */
export const measureEventLoop = async (): Promise<readonly Figure[]> => [
  ...(await measureSmall()),
  ...(await measureLarge()),
]

const BUDGET = { what: 'budget', median: 30, p99: 100 }

const measureSmall = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    const folder = use(await temporaryFolder())
    await seed(folder.path)
    const { server, during } = await startWatched(use, folder.path)
    const [admin, person] = [await callsAs(server, 'admin'), await callsAs(server, 'einzel')]
    const photo = await makePhoto()
    return [
      await during('an import of 2,000 signs', () => importSigns(admin, 2_000)),
      await during('uploads of 6 photos of 12 megapixels', () => uploadPhotos(person, photo, 6)),
      await during('printing 50 pages', () => printPages(server, person)),
      await during('making 3 films', () => makeFilms(server, person, 3)),
    ]
  })

const measureLarge = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    const figures: Figure[] = []
    for (const [count, name] of [
      [20_000, '20,000'],
      [100_000, '100,000'],
    ] as const) {
      const folder = use(await temporaryFolder())
      await seed(folder.path)
      await addSigns(folder.path, multiplied(demoSigns(), count).slice(demoSigns().length))
      const { server, during } = await startWatched(use, folder.path)
      const [admin, person] = [await callsAs(server, 'admin'), await callsAs(server, 'einzel')]
      figures.push(await during(`a new index of ${name} signs`, () => rebuildIndex(admin)))
      if (count === 20_000) figures.push(await during(`${name} signs for a browser`, () => loadCatalogue(person)))
      await server[Symbol.asyncDispose]()
    }
    return figures
  })

const startWatched = async (use: Use, dataDir: string) => {
  const port = await freePort()
  const watch = import.meta.resolve('@gebaerdenraum/server/test/event-loop-watch.fixture.ts')
  const server = use(
    await startProduct(dataDir, { execArgv: ['--import', watch], env: { EVENT_LOOP_WATCH_PORT: String(port) } }),
  )
  const readPauses = async (): Promise<EventLoopPauses> =>
    (await (await fetch(`http://127.0.0.1:${port}`)).json()) as EventLoopPauses
  const during = async (name: string, work: () => Promise<unknown>): Promise<Figure> => {
    await readPauses()
    await work()
    const { p99, longest } = await readPauses()
    const measured = { median: p99, p99: longest }
    return lessIsBetter({ name: `event loop, ${name} (p99, tail: longest)`, unit: 'ms', measured, limit: BUDGET })
  }
  return { server, during }
}

type Call = (method: string, path: string, data?: unknown) => Promise<unknown>

const callsAs = async ({ url, signIn }: ProductServer, name: string): Promise<{ call: Call; token: string }> => {
  const token = await signIn(`${name}@demo.example`)
  return {
    token,
    async call(method, path, data) {
      const isForm = data instanceof FormData
      const response = await fetch(`${url}/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(data !== undefined && !isForm && JSON_BODY) },
        ...(data !== undefined && { body: isForm ? data : JSON.stringify(data) }),
      })
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
      return response.json()
    },
  }
}

type Person = Awaited<ReturnType<typeof callsAs>>

const JSON_BODY = { 'content-type': 'application/json' }

const importSigns = async ({ call }: Person, count: number): Promise<void> => {
  const lines = Array.from({ length: count }, (_, i) => `neu-${i},Neues Wort ${i},noun,Tiere,Merkmal ${i}|Haus,,`)
  const bytes = Buffer.from(['slug,title,wordClass,category,keywords,symbol,preview', ...lines, ''].join('\n'))
  const begun = (await call('POST', 'catalogue-imports', {
    name: 'liste.csv',
    byteLength: bytes.length,
    isFingerspelled: true,
  })) as CatalogueImport
  const form = new FormData()
  form.set('import', begun._id)
  form.set('index', '0')
  form.set('file', new File([bytes], 'teil'))
  await call('POST', 'catalogue-import-parts', form)
  const hasState = (state: CatalogueImport['state']) => async () => {
    const { state: now } = (await call('GET', `catalogue-imports/${begun._id}`)) as CatalogueImport
    if (now === 'failed' || now === 'refused') throw new Error(`The import is ${now}.`)
    return now === state
  }
  await until(hasState('checked'))
  await call('PATCH', `catalogue-imports/${begun._id}`, { action: 'apply' })
  await until(hasState('applied'))
}

/** Noise, which is compressed least. */
const makePhoto = async (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#888888', noise } })
    .jpeg({ quality: 70 })
    .toBuffer()
}

const uploadPhotos = async ({ call }: Person, photo: Buffer, count: number): Promise<void> => {
  for (let i = 0; i < count; i += 1) {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(photo)], `foto-${i}.jpg`, { type: 'image/jpeg' }))
    await call('POST', 'images', form)
  }
}

const printPages = async (server: ProductServer, { call, token }: Person): Promise<void> => {
  const { long } = await addDocuments(server, token)
  const { variants } = (await call('GET', `documents/${long.id}`)) as Document
  await untilLoaded(server.url, variants.original)
}

const makeFilms = async (server: ProductServer, { call }: Person, count: number): Promise<void> => {
  const { data } = (await call('GET', 'signs?search=schul&$limit=20')) as { readonly data: readonly Sign[] }
  const films = data.flatMap(({ images }) => images.signVideo?.default ?? []).slice(0, count)
  if (films.length < count) throw new Error('There are too few films.')
  for (const film of films) await untilLoaded(server.url, film)
}

const rebuildIndex = async ({ call }: Person): Promise<void> => {
  const findCategories = async () => ((await call('GET', 'categories')) as { readonly data: readonly Category[] }).data
  const name = 'Zuletzt umbenannt'
  await call('PATCH', `categories/${(await findCategories())[0]?._id}`, { name })
  await until(async () => (await findCategories()).some((category) => category.name === name))
}

const loadCatalogue = async ({ call }: Person): Promise<void> => {
  const { version } = (await call('GET', 'search-index')) as { readonly version: string }
  await call('GET', `search-index/${version}`)
}
