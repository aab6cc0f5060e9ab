import { beforeEach, describe, expect, test } from 'vitest'
import { createSetupIntentKeeper } from './setup-intent.ts'

type Answer = {
  readonly resolve: (intent: { readonly id: string; readonly client_secret: string }) => void
  readonly reject: (error: Error) => void
}

/** A provider that answers when the test says so. */
const given = () => {
  const answers: Answer[] = []
  const removed: string[] = []
  const setup = createSetupIntentKeeper({
    create: () => new Promise((resolve, reject) => void answers.push({ resolve, reject })),
    remove: async (id) => removed.push(id),
  })
  return {
    setup,
    created: () => answers.length,
    removed,
    answer: async (id: string) => {
      answers.at(-1)!.resolve({ id, client_secret: `${id}_secret` })
      await settled()
    },
    fail: async (text: string) => {
      answers.at(-1)!.reject(new Error(text))
      await settled()
    },
  }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

let provider: ReturnType<typeof given>
beforeEach(() => {
  provider = given()
})

describe('a setup intent', () => {
  test('is created once, however often the kind is chosen and sent', async () => {
    const { setup } = provider
    setup.prepare()
    setup.prepare()
    const sent = [setup.take(), setup.take()]
    await provider.answer('seti_1')
    setup.prepare()
    expect(await Promise.all([...sent, setup.take()])).toEqual(
      Array(3).fill({ id: 'seti_1', client_secret: 'seti_1_secret' }),
    )
    expect(provider.created()).toBe(1)
  })

  test('is created by sending where nothing has asked for it before', async () => {
    const taken = provider.setup.take()
    await provider.answer('seti_1')
    await expect(taken).resolves.toMatchObject({ id: 'seti_1' })
  })

  test('that could not be created tells why, until it is tried again', async () => {
    const { setup } = provider
    let calls = 0
    setup.subscribe(() => {
      calls += 1
    })
    setup.prepare()
    await provider.fail('Der Zahlungsdienst antwortet nicht.')
    expect([setup.failure()?.message, calls]).toEqual(['Der Zahlungsdienst antwortet nicht.', 2])
    setup.prepare()
    expect(setup.failure()).toBeNull()
    await provider.answer('seti_2')
    await expect(setup.take()).resolves.toMatchObject({ id: 'seti_2' })
    expect(provider.created()).toBe(2)
  })

  test('that could not be created is tried again by sending, which is refused where it fails once more', async () => {
    const { setup } = provider
    setup.prepare()
    await provider.fail('Der Zahlungsdienst antwortet nicht.')
    const taken = setup.take()
    await Promise.all([expect(taken).rejects.toThrow('Immer noch nicht.'), provider.fail('Immer noch nicht.')])
    expect(setup.failure()?.message).toBe('Immer noch nicht.')
  })

  test('is not used again once a method was made of it, and not given back either', async () => {
    const { setup } = provider
    setup.prepare()
    await provider.answer('seti_1')
    setup.clear()
    setup.leave()
    setup.prepare()
    await provider.answer('seti_2')
    await expect(setup.take()).resolves.toMatchObject({ id: 'seti_2' })
    expect(provider.removed).toEqual([])
  })

  test('is given back when nobody needs it any more, also one that was still on its way', async () => {
    const { setup } = provider
    setup.prepare()
    await provider.answer('seti_1')
    setup.leave()
    setup.prepare()
    setup.leave()
    await provider.answer('seti_2')
    expect([provider.removed, provider.created()]).toEqual([['seti_1', 'seti_2'], 2])
  })

  test('that fails after it was given up tells nobody', async () => {
    const { setup } = provider
    setup.prepare()
    setup.leave()
    await provider.fail('Zu spät.')
    expect([setup.failure(), provider.removed]).toEqual([null, []])
  })
})
