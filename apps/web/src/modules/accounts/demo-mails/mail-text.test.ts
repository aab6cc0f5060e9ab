import { expect, test } from 'vitest'
import { partsOf } from './mail-text.ts'

const HERE = 'http://localhost:3030'

test('a text without addresses stays whole', () => {
  expect(partsOf('Hallo Eva', [], HERE)).toEqual([{ kind: 'text', text: 'Hallo Eva' }])
  expect(partsOf('', [], HERE)).toEqual([])
})

test('cuts out addresses, those of the product with their path', () => {
  const links = ['http://localhost:3030/bestaetigung/1/signupEmail/t', 'https://dgs.example/']
  const text = `Öffne ${links[0]} bald.\nMehr: ${links[1]}`
  expect(partsOf(text, links, HERE)).toEqual([
    { kind: 'text', text: 'Öffne ' },
    { kind: 'link', address: links[0], to: '/bestaetigung/1/signupEmail/t' },
    { kind: 'text', text: ' bald.\nMehr: ' },
    { kind: 'link', address: links[1] },
  ])
})

test('cuts an address out every time it stands there', () => {
  const link = 'http://localhost:3030/login'
  const kinds = partsOf(`${link} oder ${link}`, [link], HERE).map(({ kind }) => kind)
  expect(kinds).toEqual(['link', 'text', 'link'])
})

test('takes the longer of two addresses that begin alike', () => {
  const links = ['http://localhost:3030', 'http://localhost:3030/login']
  expect(partsOf('http://localhost:3030/login', links, HERE)).toEqual([
    { kind: 'link', address: links[1], to: '/login' },
  ])
})

test.each([
  ['http://127.0.0.1:3030/login', '/login'],
  ['http://localhost:3030/login?message=x', '/login?message=x'],
  ['http://localhost:4000/login', undefined],
  ['http://127.0.0.1.boese.example:3030/login', undefined],
])('knows whether %s is a page of the product', (address, to) => {
  const [part] = partsOf(address, [address], HERE)
  expect(part).toEqual({ kind: 'link', address, ...(to && { to }) })
})
