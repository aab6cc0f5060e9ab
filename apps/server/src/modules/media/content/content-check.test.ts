import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { greyWebm } from '../film/test-films.ts'
import { checkContent } from './content-check.ts'
import { inspectFilm } from './inspect-film.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h9v9z"/></svg>'
const drawn = (width = 40, height = 30) =>
  sharp({
    create: { width, height, channels: 3, background: '#c66', noise: { type: 'gaussian', mean: 120, sigma: 50 } },
  })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-check-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('pictures', () => {
  it.each([
    ['PNG', () => drawn().png().toBuffer(), 'image/png'],
    ['JPEG', () => drawn().jpeg().toBuffer(), 'image/jpeg'],
    ['WebP', () => drawn().webp().toBuffer(), 'image/webp'],
    ['GIF', () => drawn().gif().toBuffer(), 'image/gif'],
  ])('takes %s by its content, from memory and from a file of any name', async (_name, make, contentType) => {
    const bytes = await make()
    const expected = { ok: true, kind: 'picture', contentType, width: 40, height: 30 }
    expect(await checkContent(bytes, 'picture')).toEqual(expected)
    const path = join(folder, 'picture.exe')
    await writeFile(path, bytes)
    expect(await checkContent(path, 'picture')).toEqual(expected)
  })

  it('gives the size as it will be seen when the camera was held upright', async () => {
    const turned = await drawn(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await checkContent(turned, 'picture')).toMatchObject({ width: 30, height: 40 })
  })

  it.each([
    ['plain', SVG],
    ['with declaration and comments', `\uFEFF<?xml version="1.0"?>\n<!-- a --><!-- b -->\n${SVG}`],
    ['in a link', SVG.replace('<path', '<a href="https://example.org"><path').replace('</svg>', '</a></svg>')],
    ['with a plain doctype', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">${SVG}`],
  ])('takes SVG %s', async (_name, text) => {
    const expected = { ok: true, kind: 'picture', contentType: 'image/svg+xml', width: 30, height: 20 }
    expect(await checkContent(Buffer.from(text), 'picture')).toEqual(expected)
  })

  it('refuses an SVG with script and names it', async () => {
    const hostile = Buffer.from(SVG.replace('<path', '<script>alert(1)</script><path'))
    expect(await checkContent(hostile, 'picture')).toEqual({
      ok: false,
      reason: 'script',
      message: 'Das SVG enthält ein Skript (<script>) und wird nicht angenommen.',
    })
  })

  it('refuses an SVG that declares entities, as SVG and not as an unknown type', async () => {
    const hostile = Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`)
    expect(await checkContent(hostile, 'picture')).toMatchObject({ ok: false, reason: 'doctype' })
  })

  it.each([
    ['a title alone', '<title>Hund</title>', ''],
    ['a path without an area', '<path d="M0 0h9"/>', ''],
    ['a drawing beside the view box', '<path d="M100 100h9v9z"/>', ''],
    ['what is turned off', '<g display="none"><path d="M0 0h9v9z"/></g><path opacity="0" d="M0 0h9v9z"/>', ''],
    [
      'an element that is not supported',
      '<flowRoot><path d="M0 0h9v9z"/></flowRoot>',
      ' (nicht unterstützt: <flowRoot>)',
    ],
  ])('refuses an SVG in which nothing is seen: %s', async (_, inner, reason) => {
    const empty = SVG.replace(/<path.*\/>/, inner)
    expect(await checkContent(Buffer.from(empty), 'picture')).toEqual({
      ok: false,
      reason: 'nothing-visible',
      message: `Das SVG enthält nichts, was zu sehen ist${reason}. Prüfe, ob die Zeichnung auf der Zeichenfläche steht.`,
    })
  })

  it('refuses an SVG whose embedded picture is broken', async () => {
    const text = SVG.replace('<path', '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/><path')
    expect(await checkContent(Buffer.from(text), 'picture')).toMatchObject({ ok: false, reason: 'unreadable' })
  })

  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a text', Buffer.from('Ein Text, kein Bild.'), 'unknown-type'],
    [
      'a web page',
      Buffer.from('<!doctype html><html><svg xmlns="http://www.w3.org/2000/svg"/></html>'),
      'unknown-type',
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 'unknown-type'],
    ['a TIFF', Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]), 'unknown-type'],
    ['only the head of a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'unreadable'],
  ])('refuses %s', async (_name, bytes, reason) => {
    const result = await checkContent(bytes, 'picture')
    expect(result.ok ? 'ok' : result.reason).toBe(reason)
  })

  it('refuses a picture that breaks off', async () => {
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const whole = await drawn(300, 300).toFormat(format).toBuffer()
      const torn = whole.subarray(0, Math.floor(whole.length * 0.6))
      expect([format, await checkContent(torn, 'picture')]).toMatchObject([format, { ok: false, reason: 'unreadable' }])
    }
  })

  it('refuses more than 100 megapixels', async () => {
    const wide = await sharp({
      create: { width: 10_001, height: 10_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer()
    expect(await checkContent(wide, 'picture')).toMatchObject({ ok: false, reason: 'too-many-pixels' })
  })

  it('refuses more than 25 MB, and takes exactly as much', async () => {
    const path = join(folder, 'big')
    await writeFile(path, await drawn().png().toBuffer())
    await truncate(path, 25 * 1024 * 1024 + 1)
    expect(await checkContent(path, 'picture')).toMatchObject({
      ok: false,
      reason: 'too-large',
      message: 'Das Bild ist größer als 25 MB.',
    })
    await truncate(path, 25 * 1024 * 1024)
    expect(await checkContent(path, 'picture')).toMatchObject({ ok: true })
  })
})

describe('films', () => {
  it('refuses a film that would take minutes, before anything is kept', async () => {
    const film = await greyWebm({ width: 64, height: 48, fps: 1, count: 185 })
    expect(await checkContent(film, 'film')).toMatchObject({
      ok: false,
      reason: 'too-long',
      message: 'Das Video ist länger als drei Minuten.',
    })
  })

  it('refuses a picture in the place of a film, and says so', async () => {
    expect(await checkContent(await drawn().png().toBuffer(), 'film')).toEqual({
      ok: false,
      reason: 'wrong-kind',
      message: 'Hier gehört ein Video hin, kein Bild.',
    })
  })

  it.each([
    ['the head of an MP4 alone', '0000001c66747970697' + '36f6d0000020069736f6d69736f32617663316d703431'],
    ['the head of a MOV alone', '00000014667479707174202000000000' + '71742020'],
    ['the head of a WebM alone', '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701'],
  ])('refuses %s', async (_name, hex) => {
    expect(await checkContent(Buffer.from(hex, 'hex'), 'film')).toMatchObject({ ok: false, reason: 'unreadable' })
  })

  it('gives up on a file that takes too long to read, and goes on', async () => {
    // A reader of a pipe waits for a writer, who never comes.
    const endless = join(folder, 'endless')
    execFileSync('mkfifo', [endless])
    expect(await inspectFilm(endless, 300)).toEqual({ ok: false, reason: 'unreadable' })
    expect(await inspectFilm(Buffer.from('nothing'))).toMatchObject({ ok: false, reason: 'unreadable' })
  })

  it('refuses more than 200 MB', async () => {
    const path = join(folder, 'film')
    await writeFile(path, Buffer.from('0000001c6674797069736f6d', 'hex'))
    await truncate(path, 200 * 1024 * 1024 + 1)
    expect(await checkContent(path, 'film')).toMatchObject({ ok: false, reason: 'too-large' })
  })
})
