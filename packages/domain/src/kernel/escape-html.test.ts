import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('text is written as text, inside of elements and of attributes', () => {
  expect(escapeHtml(`<a href="x" title='y'>&\``)).toBe('&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;&#96;')
  expect(escapeHtml('Grüß Gott 👋')).toBe('Grüß Gott 👋')
})
