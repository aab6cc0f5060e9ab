import { describe, expect, test } from 'vitest'
import { greetingOf } from '../../src/platform/mail/templates/greeting.ts'
import { DARK, LIGHT, type MailColors } from '../../src/platform/mail/templates/mail-colors.ts'
import { FACTS, MAILS } from './mails.fixture.ts'

describe.each(MAILS)('the mail %s', (name, mailOf) => {
  const { subject, text, html } = mailOf(FACTS)

  test('reads well as plain text', async () => {
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(`./__snapshots__/${name}.txt`)
  })

  test('loads nothing: no picture, no font, no script, no style from elsewhere', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|object|video|audio|form)\b|url\(|@import|@font-face|\bsrc=/i)
  })

  test('leads into the product only, by whole addresses', () => {
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(1)
    for (const address of [...addresses, ...(text.match(/https?:\/\/\S+/g) ?? [])]) {
      expect(new URL(address).origin).toBe(FACTS.appUrl)
    }
  })

  test('says in both forms the same: greeting, every address, who sent it and why', () => {
    const htmlText = decoded(html.replace(/<style>.*<\/style>|<title>.*<\/title>/gs, '').replace(/<[^>]+>/g, ' '))
    for (const line of text.split('\n\n').slice(0, -1)) {
      if (line.startsWith('http') || line.includes(':\n') || line.startsWith('Viele')) continue
      expect(htmlText.replace(/\s+/g, ' ').replaceAll('\u2011', '-')).toContain(line.replace(/\s+/g, ' '))
    }
    for (const [address] of text.matchAll(/https:\/\/[^\s]+/g)) expect(decoded(html)).toContain(address)
  })

  test('takes a hostile name as text, and none of it into the subject', () => {
    const hostile = '<img src=x onerror="alert(1)">\r\nBcc: opfer'
    const mail = mailOf({ ...FACTS, name: hostile })
    expect(mail.subject).toBe(subject)
    expect(mail.html).not.toContain('<img')
    expect(mail.html).not.toMatch(/\r|\nBcc/)
    expect(mail.text).not.toMatch(/^Bcc/m)
  })

  test('takes a hostile product name as text on one line', () => {
    const mail = mailOf({ ...FACTS, productName: 'X\r\nBcc: a\u2028<b>&amp;' })
    expect(mail.subject).not.toMatch(/[\r\n\u2028]/)
    expect(mail.html).not.toContain('<b>')
    expect(mail.html).toContain('&#38;amp;')
  })

  test('is short enough for mail programs that cut long mails off', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(20_000)
    expect(subject.length).toBeLessThan(70)
    for (const line of text.split('\n')) if (!line.includes('https://')) expect(line.length).toBeLessThanOrEqual(72)
  })
})

describe('a greeting', () => {
  test.each(['Kim', 'Frau Dr. Özlem Kaya-Groß', "Seán O'Neill", 'Team Kita Sonnenhügel', '李小龍', 'J. R. Müller'])(
    'names %s',
    (name) => {
      expect(greetingOf(name)).toBe(`Hallo ${name},`)
    },
  )

  test.each([
    '',
    ' \u200b\t',
    'gewinn.example',
    'www gewinn',
    'Hol dir 5 Euro: https://x',
    'a@b',
    'klick auf evil.de jetzt',
    'evil。com',
  ])('does not carry „%s“ to other people', (name) => {
    expect(greetingOf(name)).toBe('Hallo,')
  })

  test('is one line of bounded length', () => {
    expect(greetingOf('Kim\r\nBcc: x\u0000')).toBe('Hallo Kim Bcc: x,')
    expect(greetingOf('x'.repeat(5_000)).length).toBeLessThan(80)
  })
})

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('the %s colours', (_, colors) => {
  test.each<readonly [keyof MailColors, keyof MailColors]>([
    ['ink', 'paper'],
    ['muted', 'paper'],
    ['muted', 'ground'],
    ['brand', 'paper'],
    ['brand', 'ground'],
    ['onBrand', 'brand'],
  ])('show %s on %s with a contrast of 4.5', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5)
  })
})

const decoded = (html: string): string =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

/** WCAG 2.2, relative luminance. */
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
