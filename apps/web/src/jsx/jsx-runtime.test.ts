import fc from 'fast-check'
import { type ElementType, Fragment as ReactFragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Fragment, jsx, jsxs } from './jsx-runtime.ts'

const render = (type: ElementType, children: unknown): string =>
  renderToStaticMarkup(Array.isArray(children) ? jsxs(type, { children }) : jsx(type, { children }))
const icon = jsx('i', {}, 'icon')
const ICON = '<i></i>'

describe('a text', () => {
  test.each<[what: string, children: unknown, html: string]>([
    ['that is alone stays as it is', 'Hund', '<p>Hund</p>'],
    ['of several parts becomes one', ['Hallo ', 'Anna', '!'], '<p>Hallo Anna!</p>'],
    ['with numbers becomes one', [3, ' von ', 12n], '<p>3 von 12</p>'],
    ['beside parts that draw nothing is alone', [false, 'Hund', null, undefined, true], '<p>Hund</p>'],
    ['beside an element gets its own', [icon, 'Hund'], `<p>${ICON}<text-run>Hund</text-run></p>`],
    ['between elements gets its own', [icon, ' ', icon], `<p>${ICON}<text-run> </text-run>${ICON}</p>`],
    [
      'on each side of an element gets its own',
      ['Konto von ', 'Anna', icon, false, '!', ' '],
      `<p><text-run>Konto von Anna</text-run>${ICON}<text-run>! </text-run></p>`,
    ],
    ['in a list among others gets its own', [['a', 'b'], icon], `<p><text-run>ab</text-run>${ICON}</p>`],
    ['in a list that is the only child is one', [['a', 'b']], '<p><text-run>ab</text-run></p>'],
    ['in a deep list gets its own', [[[icon, 'a']], 'b'], `<p>${ICON}<text-run>a</text-run><text-run>b</text-run></p>`],
    ['of zero is shown', [icon, 0], `<p>${ICON}<text-run>0</text-run></p>`],
    ['that is empty gets no element', [icon, ''], `<p>${ICON}</p>`],
  ])('%s', (_, children, html) => {
    expect(render('p', children)).toBe(html)
  })

  test.each<[what: string, children: unknown, html: string]>([
    ['alone', 'Hund', `<p>${ICON}<text-run>Hund</text-run></p>`],
    ['of parts', ['Hund', 1], `<p>${ICON}<text-run>Hund1</text-run></p>`],
    ['beside an element', [icon, 'Hund'], `<p>${ICON}${ICON}<text-run>Hund</text-run></p>`],
  ])('of a fragment gets an element, %s', (_, children, html) => {
    const fragment = Array.isArray(children) ? jsxs(Fragment, { children }) : jsx(ReactFragment, { children })
    expect(renderToStaticMarkup(jsxs('p', { children: [icon, fragment] }))).toBe(html)
  })

  test('beside another element of SVG is a tspan', () => {
    const part = jsx('tspan', { children: 'Hund' }, 'part')
    expect(render('text', ['Der ', part])).toBe('<text><tspan>Der </tspan><tspan>Hund</tspan></text>')
  })

  test('of any children is alone in its element, and what is read stays the same', () => {
    const text = fc.oneof(fc.stringMatching(/^[a-z ]{0,3}$/), fc.nat(99))
    const nothing = fc.constantFrom(null, undefined, true, false)
    const { children } = fc.letrec((tie) => ({
      child: fc.oneof(text, nothing, fc.constant(icon), tie('children')),
      children: fc.array(tie('child'), { maxLength: 4 }),
    }))
    const hasSiblings = /<\/[^>]+>[^<]|[^>](?:<(?!\/))/
    fc.assert(
      fc.property(children, (given) => {
        const html = render('p', given)
        expect(html).not.toMatch(hasSiblings)
        expect(html.replace(/<[^>]*>/g, '')).toBe(readText(given))
      }),
    )
  })
})

const readText = (child: unknown): string => {
  if (Array.isArray(child)) return child.map(readText).join('')
  return typeof child === 'string' || typeof child === 'number' ? String(child) : ''
}

describe('what no language changes', () => {
  test.each<ElementType>(['svg', 'textarea', 'code', 'kbd'])('is not translated: %s', (type) => {
    expect(jsx(type, {}).props).toEqual({ translate: 'no' })
  })

  test('is translated where its author says so', () => {
    expect(jsx('code', { translate: 'yes' }).props).toEqual({ translate: 'yes' })
  })

  test('is nothing else', () => {
    expect(jsx('p', {}).props).toEqual({})
  })
})
