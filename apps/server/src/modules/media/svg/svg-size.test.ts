import { describe, expect, it } from 'vitest'
import { sanitiseSvg } from './sanitise-svg.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg"'
const BOX = 'viewBox="0 0 100 50"'
const readSize = (attributes: string) => {
  const result = sanitiseSvg(Buffer.from(`<svg ${NS} ${attributes}><path d="M0 0h9v9z"/></svg>`))
  if (!result.ok) return result.reason
  return [result.width, result.height].map((side) => Number(side.toFixed(3)))
}

describe('the size of a drawing', () => {
  it.each([
    // Width and height.
    ['width="200" height="80"', [200, 80]],
    [`width="200" height="80" ${BOX}`, [200, 80]],
    ['width="10mm" height="1in"', [37.795, 96]],
    ['width="40q" height="2em"', [37.795, 32]],
    ['width="12pt" height="1pc"', [16, 16]],
    ['width=" 2E2PX " height=".5cm"', [200, 18.898]],
    // One of them.
    [`width="200" ${BOX}`, [200, 100]],
    [`height="200" ${BOX}`, [400, 200]],
    [`width="200" height="100%" ${BOX}`, [200, 100]],
    [`width="100%" height="200" ${BOX}`, [400, 200]],
    [`width="auto" height="25" ${BOX}`, [50, 25]],
    [`width="200" height="-5" ${BOX}`, [200, 100]],
    [`width="200" height="viel" ${BOX}`, [200, 100]],
    [`width="200" height="50vh" ${BOX}`, [200, 100]],
    // None.
    [BOX, [100, 50]],
    [`width="100%" height="100%" ${BOX}`, [100, 50]],
    [`width="50%" height="20%" ${BOX}`, [100, 50]],
    ['viewBox="-10,-20 , 30,40"', [30, 40]],
    ['viewBox="0 0 1e2 +5.0e1"', [100, 50]],
    // In a style.
    [`style="width:200px" ${BOX}`, [200, 100]],
    [`style="fill:red; HEIGHT : 25px !important" width="10" height="10" ${BOX}`, [10, 25]],
    [`style="width:100%;height:auto" width="10" height="10" ${BOX}`, [100, 50]],
    [`style="width:-5px" width="200" ${BOX}`, [200, 100]],
    // Large ones are scaled.
    ['viewBox="0 0 2000000 1000000"', [100_000, 50_000]],
    ['width="400000" height="100000"', [100_000, 25_000]],
    [`width="1e7" ${BOX}`, [100_000, 50_000]],
  ])('with %s is %j', (attributes, size) => {
    expect(readSize(attributes)).toEqual(size)
  })

  it.each([
    '',
    'width="200"',
    'height="100%" width="100%"',
    'width="200" height="0"',
    `width="0" ${BOX}`,
    'viewBox="0 0 0 50"',
    'viewBox="0 0 100"',
    'viewBox="0 0 -100 50"',
    'viewBox="0 0 viel 50"',
    'viewBox="0 0 1e999 50"',
    'viewBox="0 0 1e308 1e308"',
    `style="height:0" ${BOX}`,
  ])('with %j is none', (attributes) => {
    expect(readSize(attributes)).toBe('no-size')
  })

  it('is written to the drawing, with the part of its plane that is shown', () => {
    const write = (attributes: string) => {
      const result = sanitiseSvg(Buffer.from(`<svg ${NS} ${attributes}><path/></svg>`))
      return result.ok ? result.svg : result.reason
    }
    expect(write('width="200" viewBox="0,0,100,50"')).toBe(
      `<svg ${NS} width="200" height="100" viewBox="0 0 100 50"><path/></svg>`,
    )
    expect(write('width="400000" height="100000"')).toBe(
      `<svg ${NS} width="100000" height="25000" viewBox="0 0 400000 100000"><path/></svg>`,
    )
    expect(write(`style="fill:red;width:200px;stroke:#000" ${BOX}`)).toBe(
      `<svg ${NS} width="200" height="100" viewBox="0 0 100 50" style="fill:red;stroke:#000"><path/></svg>`,
    )
  })
})
