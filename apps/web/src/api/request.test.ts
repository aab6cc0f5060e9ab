import { afterEach, describe, expect, test, vi } from 'vitest'
import { storeAccessToken } from './access-token.ts'
import { api } from './client.ts'
import { request } from './request.ts'
import { onSessionLost } from './session-lost.ts'

const answerWith = (status: number, body: string) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const refusal = { name: 'NotAuthenticated', code: 401, message: 'Token not allowed', className: 'not-authenticated' }

afterEach(() => {
  vi.unstubAllGlobals()
  storeAccessToken(null)
})

describe('a call to the API', () => {
  test('goes to the resource with query and token', async () => {
    storeAccessToken('geheim')
    const fetched = answerWith(200, '{"total":0}')
    await api.signs.find({ search: 'Öl', wordClass: { $in: ['noun'] } })
    const [address, init] = fetched.mock.calls[0]!
    expect(address).toBe('/api/signs?search=%C3%96l&wordClass[$in][]=noun')
    expect(init).toMatchObject({ method: 'GET', headers: { Authorization: 'Bearer geheim' } })
  })

  test('with a file goes as a form', async () => {
    const fetched = answerWith(201, '{}')
    const file = new File(['x'], 'hund.png')
    await api.images.create({ file, owner: '1', ownerType: undefined })
    const { body, headers } = fetched.mock.calls[0]![1]
    expect(headers).not.toHaveProperty('Content-Type')
    expect([...(body as FormData)]).toEqual([
      ['file', file],
      ['owner', '1'],
    ])
  })

  test('that is named says its name', async () => {
    const fetched = answerWith(200, '{}')
    await api.checkout.patch('-1', { license: 'single-1-12' }, { idempotencyKey: 'einmal' })
    expect(fetched.mock.calls[0]![1].headers).toMatchObject({ 'Idempotency-Key': 'einmal' })
  })

  test('says how long the server asks to be left alone', async () => {
    const headers = { 'Retry-After': '20' }
    vi.stubGlobal('fetch', async () => new Response('busy', { status: 429, headers }))
    await expect(api.signs.get('a')).rejects.toMatchObject({ code: 429, retryAfterMs: 20_000 })
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
    await expect(api.signs.get('a')).rejects.toMatchObject({ code: 500, retryAfterMs: null })
  })

  test('that something else answers in the place of the server has failed with a sentence', async () => {
    answerWith(200, '<html>Bitte im Schulnetz anmelden</html>')
    await expect(api.signs.get('a')).rejects.toMatchObject({
      name: 'BadGateway',
      message: expect.stringContaining('unerwartet geantwortet'),
    })
  })

  test('whose connection breaks within the answer has reached nobody', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) })
    vi.stubGlobal('fetch', async () => new Response(body))
    await expect(api.signs.get('a')).rejects.toMatchObject({ name: 'Offline' })
  })

  test('has no authorization header without a token', async () => {
    const fetched = answerWith(200, '{}')
    await api.signs.get('a/b')
    const [address, init] = fetched.mock.calls[0]!
    expect(address).toBe('/api/signs/a%2Fb')
    expect(init.headers).not.toHaveProperty('Authorization')
  })

  test('with an empty $in is not made; the answer is an empty page', async () => {
    const fetched = answerWith(200, '{}')
    await expect(api.signs.find({ _id: { $in: [] } })).resolves.toMatchObject({ total: 0, data: [] })
    expect(fetched).not.toHaveBeenCalled()
  })

  test('answered with a file resolves to the file', async () => {
    const headers = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="daten.zip"' }
    vi.stubGlobal('fetch', async () => new Response('PK', { headers }))
    const file = await api['data-exports'].create({})
    expect(file).toBeInstanceOf(Blob)
    await expect(file.text()).resolves.toBe('PK')
  })

  test('that stands for itself carries no token and leaves the session alone', async () => {
    storeAccessToken('geheim')
    const lost = vi.fn()
    const unsubscribe = onSessionLost(lost)
    const fetched = answerWith(401, JSON.stringify(refusal))
    const call = request({ method: 'PATCH', path: 'verifications/v1', body: { token: 't' }, isSessionless: true })
    await expect(call).rejects.toMatchObject({ code: 401 })
    expect(fetched.mock.calls[0]![1].headers).not.toHaveProperty('Authorization')
    expect(lost).not.toHaveBeenCalled()
    unsubscribe()
  })

  test('refused by the server rejects with what the server says', async () => {
    answerWith(400, JSON.stringify({ ...refusal, name: 'BadRequest', code: 400, errors: { text: 'Text fehlt' } }))
    await expect(api['sign-requests'].create({ text: '' })).rejects.toMatchObject({
      name: 'BadRequest',
      code: 400,
      errors: { text: 'Text fehlt' },
    })
  })

  test('answered by something that is not the API rejects with a sentence and the status', async () => {
    answerWith(502, '<html>Bad gateway</html>')
    await expect(api.session.find()).rejects.toMatchObject({ name: 'Unavailable', code: 502 })
  })

  test('that reaches nobody rejects as Offline with a German sentence', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(api.session.find()).rejects.toMatchObject({
      name: 'Offline',
      message: expect.stringContaining('Internetverbindung'),
    })
  })

  test('that was aborted rejects with the reason of the abort', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason))
    const signal = AbortSignal.abort()
    await expect(api.signs.find({}, { signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('answered without content gives null', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
    await expect(request({ method: 'DELETE', path: 'favorites/1' })).resolves.toBeNull()
  })
})

describe('a call that outlives the page', () => {
  const save = (text: string) => request({ method: 'PATCH', path: 'lists/1', body: { text }, keepalive: true })
  const keepalives = (fetched: ReturnType<typeof answerWith>) => fetched.mock.calls.map(([, init]) => init.keepalive)

  test('is one whose bytes, not characters, fit into what browsers allow', async () => {
    const fetched = answerWith(200, '{}')
    await save('a'.repeat(50_000))
    await save('ä'.repeat(50_000))
    await save('ä'.repeat(25_000))
    expect(keepalives(fetched)).toEqual([true, false, true])
  })

  test('leaves no room for another until its answer was read', async () => {
    const answers: (() => void)[] = []
    const fetched = vi.fn(
      (_address: string, _init: RequestInit) =>
        new Promise<Response>((resolve) => answers.push(() => resolve(new Response('{}')))),
    )
    vi.stubGlobal('fetch', fetched)
    const first = save('a'.repeat(40_000))
    const second = save('a'.repeat(40_000))
    for (const answer of answers.splice(0)) answer()
    await Promise.all([first, second])
    const third = save('a'.repeat(40_000))
    for (const answer of answers.splice(0)) answer()
    await third
    expect(keepalives(fetched)).toEqual([true, false, true])
  })

  test('leaves its room to others also when it fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(save('a'.repeat(50_000))).rejects.toMatchObject({ name: 'Offline' })
    const fetched = answerWith(200, '{}')
    await save('a'.repeat(50_000))
    expect(keepalives(fetched)).toEqual([true])
  })
})

describe('a 401', () => {
  test('means that the session is lost', async () => {
    const lost = vi.fn()
    const stop = onSessionLost(lost)
    answerWith(401, JSON.stringify(refusal))
    await expect(api.favorites.find()).rejects.toMatchObject({ code: 401 })
    expect(lost).toHaveBeenCalledWith(expect.objectContaining({ message: 'Token not allowed' }))
    stop()
  })

  test('of a token that another one has replaced since says nothing about that one', async () => {
    const lost = vi.fn()
    const stop = onSessionLost(lost)
    storeAccessToken('alt')
    vi.stubGlobal('fetch', async () => {
      storeAccessToken('neu')
      return new Response(JSON.stringify(refusal), { status: 401 })
    })
    await expect(api.favorites.find()).rejects.toMatchObject({ code: 401 })
    expect(lost).not.toHaveBeenCalled()
    stop()
  })

  test('of a token that another tab has removed since means that the session is lost', async () => {
    const lost = vi.fn()
    const stop = onSessionLost(lost)
    storeAccessToken('alt')
    vi.stubGlobal('fetch', async () => {
      storeAccessToken(null)
      return new Response(JSON.stringify(refusal), { status: 401 })
    })
    await expect(api.favorites.find()).rejects.toMatchObject({ code: 401 })
    expect(lost).toHaveBeenCalledOnce()
    stop()
  })

  test('while signing in is only a wrong password', async () => {
    const lost = vi.fn()
    const stop = onSessionLost(lost)
    answerWith(401, JSON.stringify(refusal))
    const call = api.authentication.create({ strategy: 'local', email: 'a@b.de', password: 'x' })
    await expect(call).rejects.toMatchObject({ code: 401 })
    expect(lost).not.toHaveBeenCalled()
    stop()
  })
})
