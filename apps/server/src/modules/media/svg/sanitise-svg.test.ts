import { describe, expect, it } from 'vitest'
import { sanitiseSvg } from './sanitise-svg.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg"'
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inner: string, attributes = '') => `<svg ${NS} ${XLINK} viewBox="0 0 10 20" ${attributes}>${inner}</svg>`
const clean = (text: string) => sanitiseSvg(Buffer.from(text))
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('what the clean drawing keeps', () => {
  it('keeps shapes, gradients, clips and text as they are', () => {
    const inner =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
      '<g transform="scale(2)" fill="url(#g)"><path d="M0 0h9"/></g><text x="1">Ä &amp; &lt;b&gt;</text><use href="#g"/>'
    expect(clean(svg(inner))).toEqual({
      ok: true,
      svg: `<svg ${NS} width="10" height="20" viewBox="0 0 10 20">${inner}</svg>`,
      width: 10,
      height: 20,
      leftOut: [],
      embeddedPictures: [],
    })
  })

  it('drops what drawing programs leave behind', () => {
    const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg ${NS} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.2" width="25.4mm" height="10">
<!-- made by --><metadata><inkscape:x/></metadata><inkscape:page/><filter id="f"/><path filter="url(#f)" d="M0 0"/></svg>`
    const result = clean(text)
    expect(result.ok && result.svg.replace(/\n/g, '')).toBe(
      `<svg ${NS} width="96" height="10" viewBox="0 0 96 10"><path d="M0 0"/></svg>`,
    )
  })

  it('reads prefixed SVG, UTF-16 and Latin-1', () => {
    const prefixed = `<s:svg xmlns:s="http://www.w3.org/2000/svg" width="1" height="1"><s:g/></s:svg>`
    expect(clean(prefixed)).toMatchObject({ ok: true, svg: expect.stringContaining('<g/>') })
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg('<title>Ä</title>'), 'utf16le')])
    expect(sanitiseSvg(utf16)).toMatchObject({ ok: true, svg: expect.stringContaining('Ä') })
    const latin = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${svg('<title>Ä</title>')}`, 'latin1')
    expect(sanitiseSvg(latin)).toMatchObject({ ok: true, svg: expect.stringContaining('Ä') })
  })

  it.each([
    ['https://example.org', '<a HREF><path d="M0 0h9"/></a>', '<g><path d="M0 0h9"/></g>'],
    [
      'mailto:eva@schule.example',
      '<a HREF class="x" transform="scale(2)"><path/></a>',
      '<g class="x" transform="scale(2)"><path/></g>',
    ],
    ['seite.html', '<a HREF><a HREF><g><path/></g></a></a>', '<g><g><g><path/></g></g></g>'],
    ['#teil', '<text>Ein <a HREF>Wort</a> mehr</text>', '<text>Ein <tspan>Wort</tspan> mehr</text>'],
    [
      '',
      '<symbol id="s"><a HREF><path/></a></symbol><use href="#s"/>',
      '<symbol id="s"><g><path/></g></symbol><use href="#s"/>',
    ],
  ])('keeps what stands in a link to %j, without the link', (address, inner, kept) => {
    for (const name of ['href', 'xlink:href', 'target="_blank" href']) {
      const result = clean(svg(inner.replaceAll('HREF', `${name}="${address}"`)))
      expect(result.ok && result.svg).toContain(`>${kept}</svg>`)
    }
  })

  it.each([
    ['style="transform:translate(3px, 2px) rotate(45deg)"', 'transform="translate(3, 2) rotate(45)"'],
    [
      'style="fill:red; transform: scale(2)!important; stroke:#000" transform="scale(9)"',
      'style="fill:red; stroke:#000" transform="scale(2)"',
    ],
    ['style="transform:none" transform="scale(9)"', 'transform=""'],
    ['style="transform:scale(2);transform:scale(3)"', 'transform="scale(3)"'],
    ['style="transform:translate(3,2)"', 'style="transform:translate(3,2)"'],
    ['style="transform:translate(50%)"', 'style="transform:translate(50%)"'],
    ['rx="auto" ry=" auto " x="1"', 'x="1"'],
  ])('writes %s as %s', (attributes, written) => {
    const result = clean(svg(`<rect ${attributes}/>`))
    expect(result.ok && result.svg).toContain(`<rect ${written}/>`)
  })

  it.each([
    ['the first of a choice', '<switch><path id="a"/><path id="b"/></switch>', '<g><path id="a"/></g>'],
    [
      'the German one',
      '<switch><g systemLanguage="en"/><g id="d" systemLanguage="fr, de"/><g/></switch>',
      '<g><g id="d"/></g>',
    ],
    ['the one without extensions', '<switch><g requiredExtensions="x"/><g id="p"/></switch>', '<g><g id="p"/></g>'],
    ['nothing of a choice of none', '<switch><g systemLanguage="en"/></switch><path/>', '<g/><path/>'],
  ])('keeps %s', (_, inner, kept) => {
    const result = clean(svg(inner))
    expect(result.ok && result.svg).toContain(`>${kept}</svg>`)
  })

  it('takes no longer for numbers and styles of a megabyte', () => {
    const digits = '1'.repeat(1_000_000)
    for (const attributes of [
      `style="transform:scale(${'1  '.repeat(300_000)}x)"`,
      `style="transform:${' '.repeat(1_000_000)}!x"`,
      `opacity="${digits}x"`,
    ]) {
      expect(clean(svg(`<rect ${attributes}/>`))).toMatchObject({ ok: true })
    }
    expect(clean(`<svg ${NS} width="${digits}x" viewBox="0 0 ${digits}x 5"/>`)).toMatchObject({ ok: false })
  })

  it('names what it left out and may have been drawn', () => {
    const inner =
      '<metadata><x/></metadata><filter id="f"/><g><flowRoot/><a><tref/></a></g><flowRoot/><h xmlns="urn:x"/>'
    expect(clean(svg(inner))).toMatchObject({ ok: true, leftOut: ['<filter>', '<flowRoot>', '<tref>'] })
  })

  it('keeps embedded pictures and names them to the caller', () => {
    expect(clean(svg(`<image xlink:href="${PIXEL}" width="1" height="1"/>`))).toMatchObject({
      ok: true,
      svg: expect.stringContaining(`<image href="${PIXEL}"`),
      embeddedPictures: [PIXEL],
    })
  })

  it('keeps harmless style sheets, with their references traced by class', () => {
    const inner =
      '<style>.a{fill:url(#g);stroke:#000}g>path{opacity:.5}</style><linearGradient id="g"/><path class="a"/>'
    expect(clean(svg(inner))).toMatchObject({ ok: true, svg: expect.stringContaining('.a{fill:url(#g)') })
  })

  it('writes one address where two were given', () => {
    const result = clean(svg('<use xlink:href="#a" href="#b"/><use href="#b" xlink:href="#a"/>'))
    expect(result.ok && result.svg).toContain('<use href="#b"/><use href="#b"/>')
  })

  it('cannot be talked into new elements by its own text', () => {
    const result = clean(
      svg('<text>&lt;script&gt;alert(1)&lt;/script&gt;</text><style><![CDATA[</style><script>]]></style>'),
    )
    expect(result.ok && result.svg).not.toMatch(/<script/)
  })
})

describe('what it refuses', () => {
  it.each([
    ['<script>alert(1)</script>', 'script', '<script>'],
    ['<g><SCRIPT/></g>', 'script', '<SCRIPT>'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">x</h:script>', 'script', '<script>'],
    ['<path onload="alert(1)"/>', 'script', 'onload'],
    ['<path ONCLICK="x"/>', 'script', 'ONCLICK'],
    ['<metadata><path onmouseover="x"/></metadata>', 'script', 'onmouseover'],
    ['<a href="javascript:alert(1)"><path/></a>', 'script', 'href='],
    ['<a xlink:href="java&#9;script:alert(1)"/>', 'script', 'href='],
    ['<a href="&#x200b;JaVaScRiPt&#58;alert(1)"/>', 'script', 'href='],
    ['<set attributeName="href" to="javascript:alert(1)"/>', 'script', 'to='],
    ['<animate attributeName="href" values="#a;javascript:alert(1)"/>', 'script', 'values='],
    ['<style>path{width:expression(alert(1))}</style>', 'script', 'expression('],
    ['<path style="-moz-binding:url(#x)"/>', 'script', '-moz-binding'],
    [
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
      'embedded-content',
      '<foreignObject>',
    ],
    ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="x"/>', 'embedded-content', '<iframe>'],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', 'embedded-content', 'href='],
    ['<use href="data:text/html,x"/>', 'embedded-content', 'href='],
    ['<use href="da&#10;ta:text/html,x"/>', 'embedded-content', 'href='],
    ['<image href="https://boese.example/x.png"/>', 'external-reference', 'https://boese.example/x.png'],
    ['<image href="//boese.example/x.png"/>', 'external-reference', '//boese.example'],
    ['<image href="/etc/passwd"/>', 'external-reference', '/etc/passwd'],
    ['<use xlink:href="other.svg#a"/>', 'external-reference', 'other.svg'],
    ['<path fill="url(http://boese.example/#a)"/>', 'external-reference', 'http://boese.example'],
    ['<path style="fill:url( \'file:///etc/passwd\' )"/>', 'external-reference', 'file:///etc/passwd'],
    ['<style>@import "x.css";</style>', 'external-reference', '@import'],
    ['<style>@\\69mport "x.css";</style>', 'external-reference', '\\'],
    ['<style>@font-face{src:url(https://x.example/f)}</style>', 'external-reference', 'https://x.example/f'],
  ])('refuses %s and names what was found', (inner, reason, found) => {
    const result = clean(svg(inner))
    expect(result).toMatchObject({ ok: false, reason })
    expect(!result.ok && result.found).toContain(found)
  })

  it.each([
    ['an entity bomb', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`, 'doctype'],
    [
      'a file by entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
      'doctype',
    ],
    ['a style sheet by instruction', `<?xml-stylesheet href="x.css"?>${svg('')}`, 'doctype'],
    ['an unknown entity', svg('<text>&nbsp;</text>'), 'unreadable'],
    ['torn XML', svg('<g>').slice(0, 80), 'unreadable'],
    ['no namespace', '<svg width="1" height="1"/>', 'unreadable'],
    ['another root', `<html xmlns="http://www.w3.org/1999/xhtml"><svg ${NS}/></html>`, 'unreadable'],
    ['two roots', svg('') + svg(''), 'unreadable'],
    ['no size', `<svg ${NS}><path/></svg>`, 'no-size'],
    ['a size of nothing', `<svg ${NS} width="0" height="5"/>`, 'no-size'],
    ['an endless size', `<svg ${NS} width="1e999" height="5"/>`, 'no-size'],
    ['a shape that is hardly there', `<svg ${NS} width="1e99" height="5"/>`, 'too-complex'],
    ['an odd character set', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, 'unreadable'],
    ['broken UTF-8', svg('<title>\u00ff</title>'), 'unreadable'],
  ])('refuses %s', (_name, text, reason) => {
    expect(sanitiseSvg(Buffer.from(text, reason === 'unreadable' ? 'latin1' : 'utf8'))).toMatchObject({
      ok: false,
      reason,
    })
  })

  it('refuses references that multiply', () => {
    const level = (n: number) => `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(10)}</g>`
    const bomb = svg(
      `<defs><path id="l0"/>${Array.from({ length: 9 }, (_, n) => level(n + 1)).join('')}</defs><use href="#l9"/>`,
    )
    expect(clean(bomb)).toMatchObject({ ok: false, reason: 'too-complex' })
  })

  it('refuses patterns that multiply through a style sheet', () => {
    const css = Array.from({ length: 9 }, (_, n) => `.c${n}{fill:url(#p${n})}`).join('')
    const pattern = (n: number) => `<pattern id="p${n + 1}">${`<path class="c${n}"/>`.repeat(10)}</pattern>`
    const bomb = svg(
      `<style>${css}</style><pattern id="p0"/>${Array.from({ length: 8 }, (_, n) => pattern(n)).join('')}<path class="c8"/>`,
    )
    expect(clean(bomb)).toMatchObject({ ok: false, reason: 'too-complex' })
  })

  it.each([
    [
      'a marker at each of twenty thousand vertices',
      `<marker id="m"><rect width="9" height="9"/></marker><path marker-mid="url(#m)" d="M0 0${'L1 1'.repeat(20_000)}"/>`,
    ],
    [
      'such a marker by inheritance',
      `<marker id="m"><path/></marker><g style="marker-mid:url(#m)"><path d="M0 0${'L1 1'.repeat(20_000)}"/></g>`,
    ],
    ['dashes too fine to be seen', '<path d="M0 0H800" stroke="red" stroke-dasharray="0.001 0.001"/>'.repeat(20)],
    ['such dashes in a style', '<circle r="400" style="stroke-dasharray: .001,.001"/>'.repeat(20)],
  ])('refuses %s', (_, inner) => {
    expect(clean(svg(inner))).toMatchObject({ ok: false, reason: 'too-complex' })
  })

  it('takes arrows, dashed lines and clips of honest drawings', () => {
    const honest = `<marker id="m"><path d="M0 0L1 1"/></marker><clipPath id="c"><rect width="9" height="9"/></clipPath>
      ${'<path d="M0 0C10 20 300 400 500 600" marker-end="url(#m)" clip-path="url(#c)" stroke-dasharray="4 2"/>'.repeat(500)}`
    expect(clean(svg(honest))).toMatchObject({ ok: true })
  })

  it('refuses references in a circle', () => {
    expect(clean(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toMatchObject({
      reason: 'too-complex',
    })
  })

  it('refuses nesting that would exhaust a renderer', () => {
    expect(clean(svg('<g>'.repeat(5000) + '</g>'.repeat(5000)))).toMatchObject({ ok: false, reason: 'too-complex' })
  })
})
