import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromBuffer } from 'yauzl'
import { givenSigns, givenTeam, givenUser, PASSWORD } from '../../../test/builders.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const download = (as?: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/data-exports',
    payload: {},
    headers: { 'accept-encoding': 'gzip, br', ...(as !== undefined && { authorization: `Bearer ${as}` }) },
  })

const filesIn = (bytes: Buffer): Promise<ReadonlyMap<string, string>> =>
  new Promise((resolve, reject) => {
    const files = new Map<string, string>()
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, async (fault, stream) => {
          if (fault) return reject(fault)
          files.set(entry.fileName, await text(stream))
          zip.readEntry()
        }),
      )
      zip.on('end', () => resolve(files))
      zip.readEntry()
    })
  })

describe('the file with all own data', () => {
  test('is a ZIP to be kept, with everything of the account and nothing that protects it', async () => {
    const user = await givenUser(server, { name: 'Nora Neu', licence: 'active' })
    const other = await givenUser(server, { name: 'Fremd' })
    const ids = await givenSigns(server, [{ title: 'Hund' }, { title: 'Katze' }])
    await server.call('POST', 'favorites', { as: user.token, data: { sign: ids.get('Hund') } })
    await server.call('POST', 'favorites', { as: other.token, data: { sign: ids.get('Katze') } })
    await server.call('POST', 'sign-requests', { as: user.token, data: { text: 'Quastenflosser', comment: 'bitte' } })
    await server.call('PATCH', `users/${user.id}`, {
      as: user.token,
      data: { preferences: { search: { columns: 9 } } },
    })
    await givenTeam(server, { ownerId: user.id, subscriptionId: null })

    const { statusCode, headers, rawPayload } = await download(user.token)
    expect(statusCode).toBe(201)
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="Geb_rdenraum Daten \d{4}-\d\d-\d\d\.zip"; filename\*=UTF-8''Geb%C3%A4rdenraum%20Daten%20/,
    )
    const files = await filesIn(rawPayload)
    expect([...files.keys()].toSorted()).toEqual([
      'LIESMICH.txt',
      'bestellungen.json',
      'bilder/bilder.json',
      'dateien.json',
      'druckvorlagen.json',
      'eigene-gebaerden.json',
      'favoriten.json',
      'gebaerdenwuensche.json',
      'konto.json',
      'kuendigungen-und-widerrufe.json',
      'lernlisten.json',
      'lizenzwahl.json',
      'rechnungen.json',
      'team.json',
      'wiederholungen.json',
    ])
    const json = (path: string) => JSON.parse(files.get(path) ?? '')
    expect(json('konto.json')).toMatchObject({
      id: user.id,
      email: user.email,
      name: 'Nora Neu',
      role: 'customers',
      preferences: { search: { columns: 9 } },
      createdAt: expect.any(String),
      signIns: [{ createdAt: expect.any(String), expiresAt: expect.any(String), revokedAt: null }],
      team: { name: 'Kita Sonnenhügel', role: 'owner' },
      subscription: { status: 'active' },
    })
    expect(json('favoriten.json')).toMatchObject([{ sign: 'Hund', slug: 'hund' }])
    expect(json('gebaerdenwuensche.json')).toMatchObject([{ text: 'Quastenflosser', comment: 'bitte' }])
    expect(files.get('LIESMICH.txt')).toContain(user.email)
    const whole = [...files.values()].join('\n')
    for (const foreign of ['$argon2', user.token, PASSWORD, 'Katze', other.email]) expect(whole).not.toContain(foreign)
  })

  test('is there before the address is confirmed: the data is kept already', async () => {
    const user = await givenUser(server, { isVerified: false })
    expect((await download(user.token)).statusCode).toBe(201)
  })

  test('needs a sign-in', async () => {
    const { statusCode, headers } = await download()
    expect(statusCode).toBe(401)
    expect(headers['content-type']).toContain('application/json')
  })

  test('is made at most five times an hour', async () => {
    const user = await givenUser(server)
    const statuses = []
    for (let index = 0; index < 6; index += 1) statuses.push((await download(user.token)).statusCode)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})
