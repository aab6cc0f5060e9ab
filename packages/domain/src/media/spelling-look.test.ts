import { describe, expect, it } from 'vitest'
import {
  chooseLook,
  listLooks,
  onLightPaper,
  PLAIN_LOOK_DEFAULTS,
  readLookOptions,
  writeLookOptions,
} from './spelling-look.ts'

const signWriting = { style: 'signWriting', skinTone: 'brown' } as const

describe('the look of a fingerspelled word', () => {
  it('follows the operator where nothing is asked for', () => {
    expect(chooseLook({}, { style: 'hands', skinTone: 'deep' })).toEqual({
      style: 'hands',
      colouring: 'deep',
      scheme: 'light',
      isWithoutText: false,
    })
  })

  it('is what is asked for', () => {
    const options = { colouring: 'light', scheme: 'dark', isWithoutText: true } as const
    expect(chooseLook(options, PLAIN_LOOK_DEFAULTS)).toEqual({ style: 'hands', ...options })
  })

  it('is light for line art, and on paper', () => {
    const dark = chooseLook({ scheme: 'dark' }, PLAIN_LOOK_DEFAULTS)
    expect(chooseLook({ colouring: 'lineArt', scheme: 'dark' }, PLAIN_LOOK_DEFAULTS)).toMatchObject({ scheme: 'light' })
    expect(onLightPaper(dark)).toMatchObject({ scheme: 'light', colouring: 'medium' })
  })

  it('has no colours in SignWriting', () => {
    const options = { colouring: 'deep', scheme: 'dark', isWithoutText: true } as const
    expect(chooseLook(options, signWriting)).toEqual({ style: 'signWriting', isWithoutText: true })
  })

  it('is one of few', () => {
    expect(listLooks(PLAIN_LOOK_DEFAULTS)).toHaveLength(4 * 2 * 2 + 2)
    expect(listLooks(signWriting)).toHaveLength(2)
  })
})

describe('the look in an address', () => {
  it.each([
    [{}, ''],
    [{ colouring: 'lineArt' }, 'tone=lineArt'],
    [{ colouring: 'deep', scheme: 'dark', isWithoutText: true }, 'tone=deep&scheme=dark&words=0'],
    [{ scheme: 'light', isWithoutText: false }, ''],
  ] as const)('of %j is written as %j and read again', (options, written) => {
    expect(writeLookOptions(options)).toBe(written)
    const { options: read, invalid } = readLookOptions(Object.fromEntries(new URLSearchParams(written)))
    expect(invalid).toBeUndefined()
    expect(writeLookOptions(read)).toBe(written)
  })

  it.each([
    ['tone', 'pink'],
    ['tone', ''],
    ['tone', ['light', 'deep']],
    ['scheme', 'light'],
    ['words', '1'],
    ['words', ['0', '0']],
  ] as const)('is refused where %s is %j', (field, value) => {
    expect(readLookOptions({ [field]: value, e: '1' }).invalid).toBe(field)
  })
})
