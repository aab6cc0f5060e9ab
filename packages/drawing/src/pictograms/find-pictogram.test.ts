import { describe, expect, it } from 'vitest'
import { findPictogram } from './find-pictogram.ts'

describe('finding a pictogram', () => {
  it('finds one of the demo catalogue and any other of the set', async () => {
    expect(await findPictogram('dog')).toMatchObject({ width: 32, height: 32 })
    expect(await findPictogram('1st-place-medal')).toMatchObject({ width: 32, height: 32 })
  })

  it.each(['no-such-pictogram', '__proto__', 'constructor', '../info', ''])('finds none named %j', async (name) => {
    expect(await findPictogram(name)).toBeUndefined()
  })
})
