import { cp } from 'node:fs/promises'
import { type OpenDatabase, openDatabase } from '@gebaerdenraum/server/src/platform/database/client.ts'
import { addFileTree, type FileTree } from './content/add-file-tree.ts'
import { copyFlat, deleteBelow, listFolder, moveTree } from './content/bare-file-tree.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { spreadOf } from './figures/percentiles.ts'
import { compareLoads } from './load/compare-loads.ts'
import { timeFigure } from './load/load-figures.ts'
import { inScope } from './servers/in-scope.ts'
import { type ProductServer, seed, startProduct } from './servers/start-product.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/**
 * Folders and files under a root of 10,000 nodes. What shows a part of them stands beside the same under a root of 100;
 * what touches many of them beside the bare statement, sent to a copy of the same database by this process.
 */
export const measureFileTree = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    const folder = use(await temporaryFolder())
    const copy = use(await temporaryFolder())
    await seed(folder.path)
    const [small, large] = await fill(folder.path)
    await cp(folder.path, copy.path, { recursive: true })
    const server = use(await startProduct(folder.path))
    const bare = await openDatabase({ dataDir: copy.path })
    use({ [Symbol.asyncDispose]: () => bare.close() })
    const [asSmall, asLarge] = [await server.signIn(SMALL), await server.signIn(LARGE)]
    const showing = await measureShowing(server, { tree: small, token: asSmall }, { tree: large, token: asLarge })
    const listing = await measureListing(server, asLarge, large, bare.pool)
    const fewChanges = await measureChanges(server, asSmall, small, bare.pool)
    const manyChanges = await measureChanges(server, asLarge, large, bare.pool)
    return [...showing, listing, ...fewChanges, ...manyChanges]
  })

type Pool = OpenDatabase['pool']

const SMALL = 'einzel@demo.example'
const LARGE = 'leitung@demo.example'
const ROUNDS = 5
const SECONDS = 3

const fill = async (dataDir: string): Promise<readonly [FileTree, FileTree]> => {
  const database = await openDatabase({ dataDir })
  try {
    return [await addFileTree(database.pool, SMALL, 100), await addFileTree(database.pool, LARGE, 10_000)]
  } finally {
    await database.close()
  }
}

type Owned = { readonly tree: FileTree; readonly token: string }

const measureShowing = async (server: ProductServer, small: Owned, large: Owned): Promise<readonly Figure[]> => {
  const compare = (pathsOf: (tree: FileTree) => readonly string[]) => {
    const load = ({ tree, token }: Owned) => ({
      url: server.url,
      headers: { authorization: `Bearer ${token}` },
      paths: pathsOf(tree).map((query) => `/api/file-nodes?${query}`),
      connections: 1,
      seconds: SECONDS,
    })
    return compareLoads(load(large), load(small))
  }
  const listed = await compare(({ few }) => [`path=${few.path}`])
  const opened = await compare(({ rootPath, tree }) =>
    [',', rootPath, tree.path].map((path) => `path=${path}&nodeType=directory`),
  )
  const what = 'the same among 100'
  return [
    timeFigure('list a folder of 40 files, among 10,000 nodes', what, listed),
    timeFigure('open the tree folder by folder, 10,000 nodes', what, opened),
  ]
}

const measureListing = async (
  server: ProductServer,
  token: string,
  { rest }: FileTree,
  pool: Pool,
): Promise<Figure> => {
  const times = await inTurn(
    () => call(server, token, 'GET', `?path=${rest.path}`),
    () => listFolder(pool, rest.path),
  )
  return figureOf(`list a folder of ${count(rest.descendants)} files`, times)
}

/** Moves, duplicates and deletes the half of all nodes that lie in one folder. */
const measureChanges = async (
  server: ProductServer,
  token: string,
  { rootPath, tree, target }: FileTree,
  pool: Pool,
): Promise<readonly Figure[]> => {
  const places = [target.path, rootPath]
  let moves = 0
  const moved = await inTurn(
    () => call(server, token, 'PATCH', `/${tree.id}`, { path: places[moves % 2] }),
    () => moveTree(pool, tree.id, places[moves++ % 2] ?? rootPath),
  )
  const data = { clone: tree.id, path: target.path, name: 'Kopie' }
  let copy = ''
  const { first: duplicated, second: deleted } = await pairsInTurn(
    [
      async () => {
        copy = (await call(server, token, 'POST', '', data))._id
      },
      () => call(server, token, 'DELETE', `/${copy}`),
    ],
    [() => copyFlat(pool, tree.id, target.id), () => deleteBelow(pool, target.id, tree.descendants + 1)],
  )
  const nodes = `a folder with ${count(tree.descendants)} nodes below`
  return [
    figureOf(`move ${nodes}`, moved),
    figureOf(`duplicate ${nodes}`, duplicated),
    figureOf(`delete ${nodes}`, deleted),
  ]
}

type Times = { readonly measured: readonly number[]; readonly limit: readonly number[] }
type Work = () => Promise<unknown>

/** Both ways in turn, A B A B …, the first pair for warming up. An even number of times each: what moves comes back. */
const inTurn = async (measured: Work, limit: Work): Promise<Times> =>
  (await pairsInTurn([measured, nothing], [limit, nothing])).first

/** The same for two things of which the second undoes the first. */
const pairsInTurn = async (measured: readonly [Work, Work], limit: readonly [Work, Work]) => {
  const first = { measured: [] as number[], limit: [] as number[] }
  const second = { measured: [] as number[], limit: [] as number[] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [times, index] of [[first, 0] as const, [second, 1] as const]) {
      const [a, b] = [await timed(measured[index]), await timed(limit[index])]
      if (round === 0) continue
      times.measured.push(a)
      times.limit.push(b)
    }
  }
  return { first, second }
}

const nothing: Work = async () => undefined

const timed = async (work: Work): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const call = async (server: ProductServer, token: string, method: string, path: string, data?: object) => {
  const response = await fetch(`${server.url}/api/file-nodes${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(data && { 'content-type': 'application/json' }) },
    ...(data && { body: JSON.stringify(data) }),
  })
  const body = (await response.json()) as { readonly _id: string }
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(body)}`)
  return body
}

const figureOf = (name: string, { measured, limit }: Times): Figure =>
  lessIsBetter({
    name,
    unit: 'ms',
    measured: spreadOf(measured),
    limit: { what: 'the bare statement', ...spreadOf(limit) },
  })

const count = (value: number): string => value.toLocaleString('en')
