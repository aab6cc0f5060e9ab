import { expect, test } from 'vitest'
import { writePreloadHeader } from './preload-header.ts'

test('style sheets and fonts are named with the mode in which the page requests them', () => {
  const html = `<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    <link rel="stylesheet" href="/print.css">
    <link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/font.woff2">
    <link rel="preload" as="image" href="/picture.png">`
  expect(writePreloadHeader(html).split(', ')).toEqual([
    '</assets/index.css>; rel=preload; as=style; crossorigin',
    '</print.css>; rel=preload; as=style',
    '</assets/font.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  ])
})

test('a page without them names nothing', () => {
  expect(writePreloadHeader('<link rel="icon" href="/favicon.svg">')).toBe('')
})
