import { describe, expect, test } from 'vitest'
import { redact, redactAddress } from './redact.ts'

describe('a text', () => {
  test.each([
    ['no user kim.muster+x@kita.example here', 'no user [mail] here'],
    ['„kim@müller.example“ fehlt', '[mail] fehlt'],
    ['from 192.168.17.4:443', 'from [address]:443'],
    ['from 2001:db8:85a3::8a2e:370:7334', 'from [address]'],
    ['GET /api/signs?search=geheim&$limit=2 failed', 'GET /api/signs?[query] failed'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [secret]'],
    ['{"password":"gebaerden1"}', '{"password":"[secret]"}'],
    ['link Zq3fPp0aWm2LxK9vTt7YbN4c-_8 used', 'link [secret] used'],
  ])('%s loses what is personal', (text, expected) => {
    expect(redact(text)).toBe(expected)
  })

  test.each([
    "Cannot read properties of undefined (reading 'title')",
    'Failed query: select "id", "name" from "users" where "users"."id" = $1',
    'database error 42P01',
    'at 12:30:45 version 0.5.16',
    'ResizeObserver loop completed with undelivered notifications.',
  ])('%s stays as it is', (text) => {
    expect(redact(text)).toBe(text)
  })
})

describe('an address', () => {
  test.each([
    ['/app/suche?search=geheim#x', '/app/suche'],
    ['/bestaetigung/0192f0c1-7a6b-7d3e/signupEmail/Zq3fPp0aWm2LxK9vTt7YbN4c', '/bestaetigung/*/signupEmail/*'],
    ['/app/suche/user_0192', '/app/suche/*'],
    ['https://x.example/api/signs/5?a=b', 'https://x.example/api/signs/*'],
    ['https://x.example/assets/main-Ab12.js:3:14', 'https://x.example/assets/main-Ab12.js:3:14'],
  ])('%s becomes %s', (address, expected) => {
    expect(redactAddress(address)).toBe(expected)
  })
})
