import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenSigns } from '../../../test/builders.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('anyone learns how many signs have a video and a drawing, locked ones too', async () => {
  expect((await server.call('GET', 'catalogue-size')).body).toEqual({ signs: 0 })
  await givenSigns(server, [
    { title: 'Hund', isPreview: true },
    { title: 'Katze' },
    { title: 'Maus', isFingerspelled: false },
  ])
  expect((await server.call('GET', 'catalogue-size')).body).toEqual({ signs: 2 })
})
