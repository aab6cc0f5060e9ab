import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { unpackWoff } from './unpack-woff.ts'

test('an unpacked font is the font that was packed', () => {
  const { resolve } = createRequire(import.meta.resolve('@gebaerdenraum/drawing/text/type-face'))
  const woff = readFileSync(resolve('@fontsource/andika/files/andika-latin-400-normal.woff'))
  const font = unpackWoff(woff)
  // The length of the whole font stands in the packed file.
  expect(font.byteLength).toBe(woff.readUInt32BE(16))
  const widthIn = (file: Buffer) => new PDFDocument({ font: file as never }).widthOfString('Übergrößenträger')
  expect(widthIn(font)).toBe(widthIn(woff))
})
