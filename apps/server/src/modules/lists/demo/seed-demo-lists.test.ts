import { readFile } from 'node:fs/promises'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { RecentFile } from '@gebaerdenraum/domain/files/files.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import type { ListTemplate } from '@gebaerdenraum/domain/lists/list-templates.contract'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../../../../test/builders.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { demoSeeds } from '../../../platform/maintenance/demo-seeds.ts'
import { DEMO_CATALOGUE } from '../../catalogue/import/import-demo.ts'
import { DEMO_FOLDERS } from './demo-lists.ts'
import { DEMO_TEMPLATES } from './seed-demo-lists.ts'

let server: TestServer
/** What one person finds, read before any of it is removed. */
let recentAtFirst: readonly RecentFile[]
beforeAll(async () => {
  server = await openTestServer()
  await seedDemo()
  recentAtFirst = await findAs<RecentFile>('einzel@demo.example', 'files', { fileType: 'lists' })
}, 60_000)
afterAll(() => server.close())

const seedDemo = async () => {
  for (const seed of server.opened.contributions.to(demoSeeds)) await seed(new Date())
}

test('every word of the templates and lists stands in the demonstration’s catalogue, once in each', async () => {
  const rows: { slug: string }[] = parse(await readFile(DEMO_CATALOGUE), { columns: true, bom: true })
  const slugs = new Set(rows.map(({ slug }) => slug))
  const templates: { signs: string[] }[] = JSON.parse(await readFile(DEMO_TEMPLATES, 'utf8'))
  const lists = [...templates, ...DEMO_FOLDERS.flatMap(({ lists }) => lists)]
  expect(lists.flatMap(({ signs }) => signs).filter((slug) => !slugs.has(slug))).toEqual([])
  for (const { signs } of lists) expect(new Set(signs).size).toBe(signs.length)
})

const findAs = async <Item>(email: string, path: string, query: object): Promise<readonly Item[]> => {
  const as = await signIn(server, email)
  return (await server.call<Page<Item>>('GET', path, { as, query })).body.data
}

describe('a newcomer finds', () => {
  test('templates, the first ones first', async () => {
    const templates = await findAs<ListTemplate>('gast@demo.example', 'list-templates', { isPublic: true })
    expect(templates.map(({ name }) => name)).toEqual(['Erste Gebärden', 'Morgenkreis', 'Tiere', 'Gefühle', 'Farben'])
  })

  test('lists in folders, among what was used last, with some signs learned and some due', () => {
    expect(recentAtFirst.map(({ node, summary }) => [node.name, summary])).toMatchObject([
      ['Frühstück', { signCount: 15, learnedCount: 0, dueCount: 5 }],
      ['Tiere', { signCount: 10, learnedCount: 4, progress: 40, dueCount: 3 }],
    ])
  })

  test('those of the team as each of its members', async () => {
    for (const email of ['leitung@demo.example', 'mitglied@demo.example']) {
      const recent = await findAs<RecentFile>(email, 'files', { fileType: 'lists' })
      expect(recent.map(({ node }) => [node.name, node.ownerType])).toEqual([['Guten Morgen', 'teams']])
    }
  })
})

test('what is there is left alone', async () => {
  const as = await signIn(server, 'einzel@demo.example')
  const find = async () => (await server.call<Page<{ _id: string; node: string }>>('GET', 'lists', { as })).body
  const [gone] = (await find()).data
  await server.call<FileNode>('DELETE', `file-nodes/${gone?.node}`, { as })
  await seedDemo()
  expect((await find()).total).toBe(1)
  const templates = await server.call<Page<ListTemplate>>('GET', 'list-templates', { as })
  expect(templates.body.total).toBe(5)
})
