import { expect, test } from 'vitest'
import { pathOperators } from '../../../platform/pdf/path-operators.ts'
import { parseSvg } from '../../media/svg/svg-parser.ts'
import { vectorOperators } from './vector-operators.ts'

const drawn = (content: string, attributes = 'viewBox="0 0 10 10" width="10" height="10"') => {
  const parsed = parseSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`))
  if (!parsed.ok) throw new Error(parsed.found)
  return vectorOperators(parsed.root)
}

test.each([
  ['M1 2L3 4', '1 2 m\n3 4 l'],
  ['M1,2 3,4', '1 2 m\n3 4 l'],
  ['m1 2 1 1z', '1 2 m\n2 3 l\nh'],
  ['M1 2h3v-4H0V0', '1 2 m\n4 2 l\n4 -2 l\n0 -2 l\n0 0 l'],
  ['M0 0c1 0 2 1 2 2s-1 2-2 2', '0 0 m\n1 0 2 1 2 2 c\n2 3 1 4 0 4 c'],
  ['M0 0Q3 3 6 0T12 0', '0 0 m\n2 2 4 2 6 0 c\n8 -2 10 -2 12 0 c'],
  ['M.5.5-1-.5', '0.5 0.5 m\n-1 -0.5 l'],
  ['M1 2zm1 1', '1 2 m\nh\n2 3 m'],
])('the path %s is %j', (d, operators) => {
  expect(pathOperators(d)).toBe(operators)
})

test('arcs end where they should, written as tightly as path data may be', () => {
  const ends = (d: string) => pathOperators(d).split('\n').at(-1)?.split(' ').slice(-3)
  expect(ends('M0 0a5 5 0 0110 0')).toEqual(['10', '0', 'c'])
  expect(ends('M0 0A5 5 0 1 0 3 4')).toEqual(['3', '4', 'c'])
})

test('a half circle passes through its top', () => {
  const [, first] = pathOperators('M0 0A5 5 0 0 1 10 0').split('\n')
  expect(first?.split(' ').slice(-3)).toEqual(['5', '-5', 'c'])
})

test('shapes are painted with what they take over from their group', () => {
  const content = drawn('<g fill="#f00" stroke="black" stroke-width="2"><rect x="1" y="2" width="3" height="4"/></g>')
  expect(content?.operators).toContain('1 0 0 rg\n0 0 0 RG\n2 w 0 J 0 j\n4 M\n1 2 3 4 re\nB')
})

test('a shape that is neither filled nor outlined is not painted', () => {
  expect(drawn('<path d="M0 0L1 1" fill="none"/>')?.operators).not.toMatch(/ m\b/)
})

test('a drawing without a view box keeps its size', () => {
  expect(drawn('<circle cx="5" cy="5" r="2"/>', 'width="10" height="20"')?.operators).toContain(
    '1.000000 0 0 1.000000 0 0 cm',
  )
})

test.each([
  ['a gradient', '<linearGradient id="a"/>'],
  ['a style sheet', '<style>path{fill:red}</style>'],
  ['a style of its own', '<path d="M0 0L1 1" style="fill:red"/>'],
  ['text', '<text>Hallo</text>'],
  ['a mask', '<path d="M0 0L1 1" mask="url(#a)"/>'],
  ['a paint that is elsewhere', '<path d="M0 0L1 1" fill="url(#a)"/>'],
  ['a faint group', '<g opacity="0.5"><path d="M0 0L1 1"/></g>'],
  ['a path that breaks off', '<path d="M0 0L1"/>'],
  ['itself', '<g id="a"><use href="#a"/></g>'],
])('a drawing with %s is left to be drawn as pixels', (_, content) => {
  expect(drawn(content)).toBeNull()
})
