import { expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'

test('a page is called after its route and the product', () => {
  expect(pageTitle('Lizenz erwerben', 'Gebärdenraum')).toBe('Lizenz erwerben - Gebärdenraum')
})

test('a page without a title of its own has the default title', () => {
  expect(pageTitle('', 'Gebärdenraum')).toBe('Web-App für Gebärdenvideos, SIGN-Materialien und mehr')
})
