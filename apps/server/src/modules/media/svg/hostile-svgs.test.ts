import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { HOSTILE_SVGS } from '../../../../test/hostile/hostile-svgs.ts'
import { checkContent } from '../content/content-check.ts'
import { CHECKS } from '../pictures/picture-processes.ts'
import { sanitiseSvg } from './sanitise-svg.ts'

describe('a hostile drawing', () => {
  it.each(HOSTILE_SVGS.filter(({ verdict }) => verdict !== 'drawn'))(
    'is refused before it is drawn: $name',
    async (one) => {
      const result = await checkContent(one.make(), 'picture')
      expect(result).toMatchObject({ ok: false, reason: one.verdict, message: expect.stringMatching(GERMAN) })
    },
  )

  it.each(HOSTILE_SVGS.filter(({ verdict }) => verdict === 'drawn'))('reaches the renderer: $name', (one) => {
    expect(sanitiseSvg(one.make())).toMatchObject({ ok: true })
  })

  it('that only the renderer can judge is refused at its limit of time, and not tried a second time', async () => {
    const hostile = HOSTILE_SVGS.find(({ name }) => name === 'a filled zigzag of nearly two megabytes')?.make()
    const refused = {
      ok: false,
      reason: 'too-complex',
      message: 'Das SVG ist zu aufwendig zu zeichnen.',
    }
    const check = () => checkContent(hostile ?? new Uint8Array(), 'picture')
    const asksProcess = vi.spyOn(CHECKS, 'run')
    onTestFinished(() => asksProcess.mockRestore())
    expect(await check()).toEqual(refused)
    expect(asksProcess).toHaveBeenCalledTimes(1)
    expect(await check()).toEqual(refused)
    expect(asksProcess).toHaveBeenCalledTimes(1)
  })
})

const GERMAN = /^(?:Das SVG|Das Bild) (?:ist|enthält|verweist|gibt) .*\.$|^Das ist kein Bild im Format /
