import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageVersion } from '@gebaerdenraum/domain/content/page-versions.contract'
import type { ContentPage } from '@gebaerdenraum/domain/content/pages.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import MarkdownIt from 'markdown-it'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { auditEntries, pageVersions } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, readMailAttachments, type TestServer } from '../../../test/test-server.ts'
import { REFUSED_PAGES } from './costly-pages.fixture.ts'

let server: TestServer
let admin: GivenUser
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gebaerdenraum-texts-'))
  await writeFile(join(directory, 'agb.md'), '# Bedingungen\n\nAus der Datei.\n')
  server = await openTestServer({ CONTENT_DIR: directory })
  admin = await givenUser(server, { role: 'admins', billingType: 'free', name: 'Vera Verwaltung' })
})
/** Nobody has published anything yet. */
beforeEach(async () => void (await server.database.db.delete(pageVersions)))
afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true, force: true })
})

const read = async (slug: string) => (await server.call<ContentPage>('GET', `pages/${slug}`)).body
const find = async (query: object = {}) =>
  (await server.call<Page<PageVersion>>('GET', 'page-versions', { as: admin.token, query })).body
const get = (id: string) => server.call<PageVersion>('GET', `page-versions/${id}`, { as: admin.token })
const publish = <Body = PageVersion>(page: string, revision: number, markdown: string, as = admin.token) =>
  server.call<Body>('POST', 'page-versions', { as, data: { page, revision, markdown } })
const previewOf = (markdown: string, as = admin.token) =>
  server.call<Pick<ContentPage, 'title' | 'html' | 'sections'>>('POST', 'page-previews', { as, data: { markdown } })

test('that somebody agreed to stays what a mail brings him, also when the terms read otherwise by then', async () => {
  const { pages } = server.services
  const { db } = server.database
  const fileOf = async (reference: string) =>
    (await readMailAttachments(server, 'pages', reference))?.[0]?.content.toString()
  expect(await pages.referenceTo(db, 'datenschutz')).toBe('datenschutz')
  await publish('datenschutz', 0, '# Datenschutz\n\nDamals.\n')
  const agreed = await pages.referenceTo(db, 'datenschutz')
  await publish('datenschutz', 1, '# Datenschutz\n\nHeute.\n')
  expect(await fileOf(agreed)).toContain('Damals.')
  expect(await fileOf('datenschutz')).toContain('Heute.')
  expect(await fileOf('datenschutz-99')).toBeUndefined()
})

describe('a text', () => {
  test('stands as the file says until somebody publishes another, which everybody reads at once', async () => {
    expect(await read('agb')).toMatchObject({ html: '<p>Aus der Datei.</p>\n', updatedAt: expect.any(String) })
    expect((await read('hilfe')).updatedAt).toBeNull()
    const made = await publish('agb', 0, '# Bedingungen\r\n\r\nNeu **hier**.\r\n')
    expect([made.status, made.body]).toEqual([
      201,
      {
        _id: 'agb-1',
        page: 'agb',
        revision: 1,
        title: 'Bedingungen',
        author: 'Vera Verwaltung',
        createdAt: expect.any(String),
        isCurrent: true,
        markdown: '# Bedingungen\n\nNeu **hier**.\n',
      },
    ])
    expect(await read('agb')).toMatchObject({
      html: '<p>Neu <strong>hier</strong>.</p>\n',
      updatedAt: made.body.createdAt,
    })
    expect((await readMailAttachments(server, 'pages', 'agb'))?.[0]?.content.toString()).toContain(
      'Neu <strong>hier</strong>',
    )
  })

  test('keeps all that stood before, and any of it can be published again', async () => {
    await publish('faq', 0, '# Fragen\n\nEins.\n')
    await publish('faq', 1, '# Fragen\n\nZwei.\n')
    const { total, data } = await find({ page: 'faq' })
    expect([total, data.map(({ revision, isCurrent }) => [revision, isCurrent])]).toEqual([
      3,
      [
        [2, true],
        [1, false],
        [0, false],
      ],
    ])
    expect(data.every((version) => !('markdown' in version))).toBe(true)
    const { body: first } = await get('faq-1')
    expect(first).toMatchObject({ markdown: '# Fragen\n\nEins.\n', isCurrent: false })
    expect((await publish('faq', 2, first.markdown ?? '')).body.revision).toBe(3)
    expect((await read('faq')).html).toBe('<p>Eins.</p>\n')
    expect((await get('faq-0')).body.markdown).toContain('Häufige Fragen')
    expect((await find({ page: 'faq', $limit: 1, $skip: 3 })).data.map(({ revision }) => revision)).toEqual([0])
    expect((await find({ page: 'faq', $limit: 1, $skip: 1 })).data.map(({ revision }) => revision)).toEqual([2])
  })

  test('that somebody else has published meanwhile is not written over', async () => {
    const answers = await Promise.all(
      ['Eins', 'Zwei'].map((text) => publish<ErrorAnswer>('impressum', 0, `# Impressum\n\n${text}\n`)),
    )
    const late = answers.find(({ status }) => status === 409)
    expect([answers.map(({ status }) => status).toSorted(), late?.body.data]).toEqual([[201, 409], { revision: 1 }])
    expect((await find({ page: 'impressum' })).total).toBe(2)
  })

  test('that is published as it is makes no version', async () => {
    await publish('datenschutz', 0, '# Datenschutz\n\nDamals.\n')
    await publish('datenschutz', 1, '# Datenschutz\n\nHeute.\n')
    const { markdown = '', revision } = (await get('datenschutz-2')).body
    expect((await publish('datenschutz', revision, markdown)).body.revision).toBe(2)
    expect((await find({ page: 'datenschutz' })).total).toBe(3)
  })

  test.each([
    ['without a heading', 'Nur Text'],
    ['with invisible characters', '# A\n\n\u0000'],
    ['that is too long', `# A\n\n${'x'.repeat(100_001)}`],
  ])('%s is refused', async (_, markdown) => {
    const { status, body } = await publish<ErrorAnswer>('hilfe', 0, markdown)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['markdown']])
  })

  test('that would take long to render is refused before anything of it is rendered', async () => {
    const parses = vi.spyOn(Object.getPrototypeOf(new MarkdownIt()), 'parse')
    onTestFinished(() => parses.mockRestore())
    for (const [name, markdown] of REFUSED_PAGES) {
      const answers = [await previewOf(markdown), await publish('hilfe', 0, markdown)]
      expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 400, 400])
    }
    expect(parses).not.toHaveBeenCalled()
    await previewOf('# A')
    expect(parses).toHaveBeenCalled()
  })

  test('comes in the overview as each page has it now', async () => {
    const { data } = await find()
    expect(data.map(({ page }) => page)).toEqual(['hilfe', 'faq', 'impressum', 'datenschutz', 'agb'])
    expect(data.every(({ isCurrent }) => isCurrent)).toBe(true)
  })
})

test.each(['nirgends-1', 'agb-99', 'agb', 'agb-x', '__proto__-0'])('there is no version %s', async (id) => {
  expect((await get(id)).status).toBe(404)
})

test('a preview is what the page would be, without anything of the author’s that a browser would run', async () => {
  const hostile =
    '# A\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n## <img src=x onerror=alert(1)>\n\nEnde\n'
  const { body, status } = await previewOf(hostile)
  expect(status).toBe(201)
  // The title of a section is text, and shown as such.
  expect([body.html, ...body.sections.map(({ html }) => html)].join('')).not.toMatch(/<(script|img|a)\b/)
  await publish('hilfe', 0, hostile)
  expect(await read('hilfe')).toMatchObject(body)
})

test('looking is not kept in the audit log, publishing is', async () => {
  const entries = async () => (await server.database.db.select().from(auditEntries)).map(({ action }) => action)
  const before = (await entries()).length
  await previewOf('# A\n\nB\n')
  expect(await entries()).toHaveLength(before)
  await publish('agb', 0, '# Bedingungen\n\nNeuer.\n')
  expect((await entries()).slice(before)).toEqual(['page-versions.create'])
})

test('only administrators see versions, preview and publish', async () => {
  const person = await givenUser(server, { licence: 'active' })
  expect((await publish('agb', 1, '# X', person.token)).status).toBe(403)
  expect((await previewOf('# X', person.token)).status).toBe(403)
  expect((await server.call('GET', 'page-versions', { as: person.token })).status).toBe(403)
})
