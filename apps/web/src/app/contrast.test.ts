import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import { TEMPLATE_COLOR_VALUES } from '@gebaerdenraum/domain/lists/template-colors'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import postcss, { type Rule } from 'postcss'
import { describe, expect, test } from 'vitest'
import { layColor, measureContrast, parseColor } from './colors.fixture.ts'
import { theme } from './theme.ts'

/**
 * The journeys look at a page in two ways (`apps/e2e/expect-no-findings.ts`). This holds what they cannot see: every colour
 * of text on every ground it may stand on, in both schemes, hovered or not. WCAG 2.2, 1.4.3 and 1.4.11.
 */
const TEXT_CONTRAST = 4.5
const LINE_CONTRAST = 3

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

/** Texts and lines of these colours stand on any of the grounds. `--line` only decorates. */
const TEXTS = ['--ink', '--ink-muted', '--brand', '--accent-text', '--danger']
const LINES = ['--line-strong', '--brand', '--accent', '--danger']
const GROUNDS = ['--paper', '--paper-raised', '--paper-sunken', '--brand-tint']

/** The library's colours, as the product uses them. */
const CONTROLS = [
  ['filled', 'teal'],
  ['filled', 'coral'],
  ['filled', 'red'],
  ['light', 'teal'],
  ['light', 'coral'],
  ['light', 'red'],
  ['subtle', 'teal'],
  ['subtle', 'coral'],
  ['subtle', 'gray'],
  ['subtle', 'red'],
  ['transparent', 'gray'],
  ['outline', 'teal'],
  ['outline', 'red'],
  ['default', 'gray'],
] as const

/** Text that nobody reads where it has this colour. */
const UNREAD = [
  // A tick that is to be seen only on a chosen card, which has another ground.
  'choice-card.module.css .mark',
  // The page below draws the words; the field over them only has the caret.
  'text-place.module.css .field',
  'text-place.module.css .field::placeholder',
  // A tick with a black edge, on any colour.
  'list-templates.module.css .color span',
]

type Variables = Readonly<Record<string, string>>

const SOURCES = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true })
const SHEETS = Object.entries(SOURCES).map(([file, text]) => ({ file, root: postcss.parse(text) }))
const MODULES = SHEETS.filter(({ file }) => file.endsWith('.module.css'))

const TEMPLATE_GROUND = 'color-mix(in srgb, var(--template-color) 9%, var(--paper-raised))'

const MANTINE_THEME = mergeMantineTheme(DEFAULT_THEME, theme)
const MANTINE_VARIABLES = defaultCssVariablesResolver(MANTINE_THEME)

const isOfOtherScheme = (selector: string, scheme: Scheme) =>
  SCHEMES.some((other) => other !== scheme && selector.includes(`[data-mantine-color-scheme="${other}"]`))

/** What is declared for the whole page, and by parts of the product that have only one value for it. */
const readVariables = (scheme: Scheme): Variables => {
  const variables: Record<string, string> = { ...MANTINE_VARIABLES.variables, ...MANTINE_VARIABLES[scheme] }
  for (const { root } of SHEETS) {
    root.walkDecls(/^--/, ({ prop, value, parent }) => {
      const { selector, parent: outer } = parent as Rule
      if (outer?.type === 'root' && !isOfOtherScheme(selector, scheme)) variables[prop] = value
    })
  }
  return variables
}

/** Each value that a part of the product has for this variable in a scheme. */
const listValues = (name: string, scheme: Scheme): readonly string[] => {
  const all: { readonly value: string; readonly selector: string }[] = []
  for (const { root } of SHEETS) {
    root.walkDecls(name, ({ value, parent }) => void all.push({ value, selector: (parent as Rule).selector }))
  }
  const mine = all.filter(({ selector }) => selector.includes(`[data-mantine-color-scheme="${scheme}"]`))
  const common = all.filter(({ selector }) => !selector.includes('[data-mantine-color-scheme='))
  const isOverridden = (selector: string) => mine.some((it) => it.selector.endsWith(` ${selector}`))
  return [...mine, ...common.filter(({ selector }) => !isOverridden(selector))].map(({ value }) => value)
}

/** The variables whose values depend on what is shown: one entry for each. */
const listContents = (colors: string, scheme: Scheme): readonly Variables[] => {
  if (colors.includes('--class-')) {
    return Object.values(WORD_CLASSES).map(({ tint, ink }) => ({ '--class-tint': tint, '--class-ink': ink }))
  }
  if (colors.includes('--state')) return listValues('--state', scheme).map((state) => ({ '--state': state }))
  return [{}]
}

const isColor = (value: string) => /^(?:#|rgb|var\(--(?:ink|paper|brand|danger|accent|line))/.test(value)

const VARIABLE = /var\((--[\w-]+)(?:, [^()]*)?\)/g

const replaceVariables = (text: string, variables: Variables): string => {
  const replaced = text.replace(VARIABLE, (_, name: string) => {
    const value = variables[name]
    if (value === undefined) throw new Error(`No value for ${name}`)
    return value
  })
  return replaced === text ? text : replaceVariables(replaced, variables)
}

/** How well a colour is seen on a ground, which may let another one through. */
const measure = (text: string, ground: string, under: string, variables: Variables): number => {
  const color = (value: string) => parseColor(replaceVariables(value, variables))
  const seen = layColor(color(ground), color(under))
  return measureContrast(layColor(color(text), seen), seen)
}

/** The discs behind buttons on pictures: what is in the middle. */
const MIDDLE = /^radial-gradient\([\w-]+, (#\w+) /

const readOwnColors = (rule: Rule) => {
  let text: string | undefined
  let ground: string | undefined
  rule.each((node) => {
    if (node.type !== 'decl') return
    if (node.prop === 'color') text = node.value
    if (node.prop === 'background' || node.prop === 'background-color') ground = node.value
  })
  const disc = ground === undefined ? null : MIDDLE.exec(ground)
  return { text, ground: ground === 'none' || ground === 'transparent' ? undefined : (disc?.[1] ?? ground) }
}

const ANY_GROUND = GROUNDS.map((ground) => `var(${ground})`)
const isTextToken = (color: string) => TEXTS.some((token) => color === `var(${token})`)

/** What a rule writes on: its own ground, any of the page, or, with a colour that both schemes share, white paper. */
const listGrounds = (text: string, ground: string | undefined): readonly string[] => {
  if (ground !== undefined) return [ground]
  return isTextToken(text) || text === 'var(--state)' ? ANY_GROUND : ['white']
}

const listWeakTexts = (rule: Rule, scheme: Scheme, variables: Variables): readonly string[] => {
  const { text, ground } = readOwnColors(rule)
  if (text === undefined || text === 'inherit') return []
  return listContents(`${text} ${ground}`, scheme).flatMap((content) =>
    listGrounds(text, ground)
      .map((on) => ({ on, contrast: measure(text, on, 'white', { ...variables, ...content }) }))
      .filter(({ contrast }) => contrast < TEXT_CONTRAST)
      .map(({ on, contrast }) => `${text} on ${on}: ${contrast.toFixed(2)}`),
  )
}

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  const variables = readVariables(scheme)

  test.each(GROUNDS)('every colour of text and of lines is seen on %s', (ground) => {
    const measureOn = (token: string) => measure(`var(${token})`, `var(${ground})`, 'white', variables)
    const weak = [
      ...TEXTS.filter((token) => measureOn(token) < TEXT_CONTRAST),
      ...LINES.filter((token) => measureOn(token) < LINE_CONTRAST),
    ]
    expect(weak).toEqual([])
  })

  test.each(CONTROLS)('controls %s %s are read on every ground, also below the pointer', (variant, color) => {
    const colors = MANTINE_THEME.variantColorResolver({ variant, color, theme: MANTINE_THEME, autoContrast: true })
    const weak = ANY_GROUND.flatMap((under) =>
      [colors.background, colors.hover]
        .filter((ground) => measure(colors.color, ground, under, variables) < TEXT_CONTRAST)
        .map((ground) => `${colors.color} on ${ground} on ${under}`),
    )
    expect(weak).toEqual([])
  })

  test('the texts of every style sheet are read', () => {
    const weak: string[] = []
    for (const { file, root } of MODULES) {
      root.walkRules((rule) => {
        const name = `${file.split('/').at(-1)} ${rule.selector}`
        if (UNREAD.includes(name) || isOfOtherScheme(rule.selector, scheme)) return
        weak.push(...listWeakTexts(rule, scheme, variables).map((text) => `${name}: ${text}`))
      })
    }
    expect(weak).toEqual([])
  })

  test('texts are read on the card of a template of any colour', () => {
    const weak = TEMPLATE_COLOR_VALUES.flatMap((color) => {
      const mixed = { ...variables, '--template-color': color }
      const unread = TEXTS.filter((token) => measure(`var(${token})`, TEMPLATE_GROUND, 'white', mixed) < TEXT_CONTRAST)
      return unread.map((token) => `${token} on ${color}`)
    })
    expect(weak).toEqual([])
  })

  test('a variable with a colour has one value, but for the ones that are known', () => {
    const names = new Set<string>()
    for (const { root } of MODULES) root.walkDecls(/^--/, ({ prop, value }) => void (isColor(value) && names.add(prop)))
    const several = [...names].filter((name) => new Set(listValues(name, scheme)).size > 1)
    expect(several).toEqual(['--state'])
  })
})

test('the card of a template has the ground that is measured', () => {
  const grounds: string[] = []
  for (const { root } of MODULES) {
    root.walkDecls(/^background/, ({ value }) => void (value.includes('--template-color') && grounds.push(value)))
  }
  expect(new Set(grounds)).toEqual(new Set([TEMPLATE_GROUND]))
})

test('contrast is measured as WCAG defines it', () => {
  const measureTexts = (text: string, ground: string) => measure(text, ground, 'white', {})
  expect(measureTexts('#000', 'rgb(255 255 255)')).toBe(21)
  expect(measureTexts('#767676', 'white')).toBeCloseTo(4.54, 2)
  expect(measureTexts('#ffffff', 'color-mix(in srgb, #000000 50%, #ffffff)')).toBeCloseTo(3.98, 2)
  expect(measureTexts('#000', 'rgb(0 0 0 / 50%)')).toBeCloseTo(5.28, 2)
})
