import { describe, expect, test } from 'vitest'
import { renderPage } from './render-page.ts'

describe('a page of Markdown', () => {
  test('has a title, an introduction and sections', () => {
    const page = renderPage(
      '# Hilfe & mehr\n\nHallo **du**.\n\n## Wie *geht* das?\n\nSo.\n\n### Genauer\n\n- eins\n\n## Und dann?\n',
    )
    expect(page).toEqual({
      title: 'Hilfe & mehr',
      html: '<p>Hallo <strong>du</strong>.</p>\n',
      sections: [
        { title: 'Wie geht das?', html: '<p>So.</p>\n<h3>Genauer</h3>\n<ul>\n<li>eins</li>\n</ul>\n' },
        { title: 'Und dann?', html: '' },
      ],
    })
  })

  test('takes headings within quotations for text, and a second title too', () => {
    const { title, sections, html } = renderPage('# A\n\n> ## Zitat\n\n# B\n')
    expect([title, sections]).toEqual(['A', []])
    expect(html).toContain('<h2>Zitat</h2>')
  })

  test.each([
    ['[x](https://example.org/a?b=1&c=2)', 'https://example.org/a?b=1&amp;c=2'],
    ['[x](HTTP://example.org)', 'HTTP://example.org'],
    ['[x](mailto:hallo@example.org)', 'mailto:hallo@example.org'],
    ['[x](/app/hilfe)', '/app/hilfe'],
    ['[x](#oben)', '#oben'],
    ['[x](seite)', 'seite'],
    ['<https://example.org>', 'https://example.org'],
  ])('links as in %s', (text, address) => {
    expect(renderPage(text).html).toContain(`<a href="${address}">`)
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](<\u0001javascript:alert(1)>)',
    '[x](&#1;javascript:alert(1))',
    '[x](vbscript:x)',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](file:///etc/passwd)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](\\\\evil.example)',
    '[x](ftp://example.org)',
    '![x](data:image/svg+xml;base64,AAAA)',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
  ])('never leads anywhere dangerous: %s', (text) => {
    expect(renderPage(text).html).not.toMatch(/<(a|img)\b/)
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x">b</b>',
    '## <svg onload=alert(1)>',
    '`<i>`',
    '[x](https://example.org "t\\" onclick=\\"alert(1)")',
    '[x](https://example.org/"onclick="alert(1))',
  ])('shows markup of the author’s own as text: %s', (text) => {
    const { html, sections } = renderPage(text)
    const tags = [html, ...sections.map((section) => section.html)].join('').match(/<[^>]*>/g) ?? []
    for (const tag of tags)
      expect(tag).toMatch(/^<\/?(p|code|a)(>| href="https:\/\/example\.org[^"<>]*"( title="[^"<>]*")?>)$/)
  })

  test('without any text is empty', () => {
    expect(renderPage('')).toEqual({ title: '', html: '', sections: [] })
  })
})
