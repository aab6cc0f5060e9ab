import { expect, test } from 'vitest'
import { returnAddress } from './enforce-access.ts'

test('remembers the page of the app that was asked for', () => {
  expect(returnAddress({ href: '/app/gebaerden/hallo?quiz=1' })).toEqual({ weiter: '/app/gebaerden/hallo?quiz=1' })
})

test.each(['/', '/app', '/app/suche', '/gebaerden/hallo', '/login'])('needs not remember %s', (href) => {
  expect(returnAddress({ href })).toEqual({})
})
