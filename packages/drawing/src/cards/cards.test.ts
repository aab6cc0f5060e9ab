import { WORD_CLASS_IDS, WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import { PLAIN_LOOK } from '@gebaerdenraum/domain/media/spelling-look'
import { describe, expect, it } from 'vitest'
import { drawSignOnly } from '../fingerspelling/draw-sign-only.ts'
import { drawSpelling } from '../fingerspelling/draw-spelling.ts'
import { drawSignBox } from './draw-sign-box.ts'
import { drawSignMap } from './draw-sign-map.ts'
import type { SignCard } from './sign-card.ts'

const card = (change: Partial<SignCard> = {}): SignCard => ({
  title: 'Hund',
  wordClass: 'noun',
  drawing: drawSpelling(change.title ?? 'Hund', 600, 600, PLAIN_LOOK),
  ...change,
})
const symbol = { body: '<circle cx="16" cy="16" r="9"/>', width: 32, height: 32 }

const HOSTILE = [
  '<script>alert(1)</script>',
  `" onload="alert(1)" x='`,
  ']]>&amp;<!--',
  '</title></svg><svg onload=alert(1)>',
  '\u202eHund\u202c \u0000\u0007\ud800',
  '👩‍👩‍👧‍👦🏽 Großfamilie',
  'مرحبا بالعالم',
  'x'.repeat(120),
  '',
]

const elements = (svg: string) => [...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name)
const ALLOWED = new Set(['svg', 'title', 'g', 'path', 'rect', 'circle', 'image'])

describe('every picture', () => {
  const draw = {
    drawSignOnly: ({ title }: SignCard) => drawSignOnly(title, PLAIN_LOOK),
    drawSignBox,
    drawSignMap,
  }
  it.each(Object.entries(draw).flatMap(([name, drawn]) => HOSTILE.map((title) => [name, title, drawn] as const)))(
    '%s takes the hostile title %j for text',
    (_, title, drawn) => {
      const { svg } = drawn(card({ title, symbol }))
      expect(elements(svg).filter((name) => !ALLOWED.has(name ?? ''))).toEqual([])
      expect(svg.replaceAll(/"[^"]*"/g, '""').replaceAll(/>[^<]*</g, '><')).not.toMatch(/\son\w+=/)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
      expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|NaN|undefined|Infinity/)
      expect(svg.isWellFormed()).toBe(true)
      expect(svg.match(/<title>/g)).toHaveLength(1)
    },
  )

  it('says for screen readers what it shows', () => {
    expect(drawSignBox(card({ title: 'Fuß & "Zeh"' })).svg).toContain('aria-label="Fuß &amp; &quot;Zeh&quot;"')
    expect(drawSignOnly('Fuß', PLAIN_LOOK).svg).toContain('<title>Fuß</title>')
  })

  it('needs no font: text is drawn as outlines', () => {
    expect(elements(drawSignBox(card()).svg)).not.toContain('text')
  })
})

describe('the print card', () => {
  it('has the geometry of the specification', () => {
    const { svg, width, height } = drawSignBox(card())
    expect([width, height]).toEqual([800, 1228])
    expect(svg).toContain('<rect x="30" y="30" width="732" height="1166" rx="30"')
  })

  it.each(WORD_CLASS_IDS)('frames %s in its colour and width', (wordClass) => {
    const { frame, strokeWidth } = WORD_CLASSES[wordClass]
    expect(drawSignBox(card({ wordClass })).svg).toContain(`stroke="${frame}" stroke-width="${strokeWidth}"`)
  })

  it('places a finished picture whole into its frame, its address as an attribute', () => {
    const { svg } = drawSignBox(card({ drawing: { href: '/media/a?b=1&c="2"', width: 400, height: 800 } }))
    const [, x, y, width, height, href] =
      /<image x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)" href="(.+?)"/.exec(svg) ?? []
    expect(href).toBe('/media/a?b=1&amp;c=&quot;2&quot;')
    expect(Number(height)).toBeCloseTo(Number(width) * 2, 0)
    expect(Number(x) + Number(width) / 2).toBeCloseTo(396, 0)
    expect(Number(y)).toBeGreaterThan(36)
  })

  it('gives drawing and text more room without a symbol', () => {
    const scale = (svg: string) => Number(/scale\((0\.\d+|\d[\d.]*)\)/.exec(svg)?.[1])
    expect(scale(drawSignBox(card()).svg)).toBeGreaterThanOrEqual(scale(drawSignBox(card({ symbol })).svg))
    expect(drawSignBox(card()).svg).not.toContain('circle')
    expect(drawSignBox(card({ symbol })).svg).toContain(symbol.body)
  })
})

describe('the square card', () => {
  it('is square, with a thin frame of the word class', () => {
    const { svg, width, height } = drawSignMap(card({ wordClass: 'verb' }))
    expect([width, height]).toEqual([800, 800])
    expect(svg).toContain(`stroke="${WORD_CLASSES.verb.frame}" stroke-width="8"`)
    expect(drawSignMap(card({ wordClass: 'phrase' })).svg).toContain('stroke-width="3"')
  })
})
