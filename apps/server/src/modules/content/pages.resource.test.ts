import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentPage } from '@gebaerdenraum/domain/content/pages.contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { SettingsError } from '../../platform/settings/settings-error.ts'
import { openContentPages } from './content-pages.ts'

let server: TestServer
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gebaerdenraum-content-'))
  server = await openTestServer({ CONTENT_DIR: directory })
})
afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true, force: true })
})

const read = (slug: string) => server.call<ContentPage>('GET', `pages/${slug}`)

describe('the pages that come with the product', () => {
  test.each([
    ['hilfe', 'Hilfe'],
    ['faq', 'Häufige Fragen'],
    ['impressum', 'Impressum'],
    ['datenschutz', 'Datenschutz'],
    ['agb', 'Nutzungsbedingungen'],
  ])('have %s, without a note for the operator', async (slug, title) => {
    const { status, body } = await read(slug)
    expect(status).toBe(200)
    expect(body).toMatchObject({ _id: slug, title })
    expect(JSON.stringify(body)).not.toMatch(/Platzhalter|CONTENT_DIR|Betrieb/)
  })

  test('answer seven questions in the help and lead to manual and channel', async () => {
    const { sections, links } = (await read('hilfe')).body
    expect(sections).toHaveLength(7)
    for (const { title, html } of sections)
      expect([title, html]).toEqual([expect.stringMatching(/\?$/), expect.stringContaining('<p>')])
    expect(links.map(({ kind }) => kind)).toEqual(['download', 'channel'])
  })

  test.each(['nirgends', '..%2Fpackage', 'hilfe.md', '__proto__', 'HILFE'])('do not have %s', async (slug) => {
    expect((await read(slug)).status).toBe(404)
  })
})

describe('the operator’s pages', () => {
  test('take the place of ours, and are read anew when they change', async () => {
    const ours = (await read('agb')).body
    await writeFile(join(directory, 'agb.md'), '# Unsere Bedingungen\n\nEins.\n')
    expect((await read('agb')).body).toMatchObject({
      title: 'Unsere Bedingungen',
      html: '<p>Eins.</p>\n',
      sections: [],
    })
    await writeFile(join(directory, 'agb.md'), '# Unsere Bedingungen\n\nZwei Sätze.\n')
    expect((await read('agb')).body.html).toBe('<p>Zwei Sätze.</p>\n')
    await rm(join(directory, 'agb.md'))
    expect((await read('agb')).body).toEqual(ours)
  })

  test('have links of their own, and stay readable when these are wrong', async () => {
    const link = { title: 'Kanal', description: '', url: '/app/hilfe', kind: 'channel' }
    await writeFile(join(directory, 'impressum.links.json'), JSON.stringify([link]))
    expect((await read('impressum')).body.links).toEqual([link])
    await writeFile(join(directory, 'impressum.links.json'), JSON.stringify([{ ...link, url: 'javascript:alert(1)' }]))
    expect((await read('impressum')).body).toMatchObject({ title: 'Impressum', links: [] })
    await writeFile(join(directory, 'impressum.links.json'), 'not even JSON')
    expect((await read('impressum')).body).toMatchObject({ title: 'Impressum', links: [] })
  })
})

test('a directory that is not there stops the start in one line that names the setting', () => {
  const path = join(directory, 'nirgends')
  expect(() => openContentPages(path, server.services.log)).toThrow(
    new SettingsError(`Einstellung CONTENT_DIR: Das Verzeichnis ${path} gibt es nicht.`),
  )
})
