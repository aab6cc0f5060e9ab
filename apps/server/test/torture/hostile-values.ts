import type { Seeded } from './seeded.ts'

/** What no form sends: wrong types, names of the language's own, operators, what databases and encodings stumble on. */
const VALUES: readonly (() => unknown)[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, -(2 ** 31) - 1, '', ' ', '0', '-1', 'NaN'].map(
    (value) => () => value,
  ),
  ...[
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    '\ufeff',
    '\r\n',
    '\u2028',
    '🤟🏽',
    'ß'.repeat(200),
  ].map((value) => () => value),
  ...[
    "'; drop table users; --",
    '%',
    '_%',
    '\\',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '..%2f',
  ].map((value) => () => value),
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', '[object Object]', ',', ',user_,', 'a@b'].map(
    (value) => () => value,
  ),
  () => 'x'.repeat(5_000),
  () => 'x'.repeat(200_000),
  () => [],
  () => {},
  () => ({}),
  () => [[[]]],
  () => nested(40),
  () => nested(2_000),
  () => Array.from({ length: 10_000 }, () => 1),
  () => Array.from({ length: 10_000 }, (_, index) => ({ id: index })),
  () => ({ $in: ['a'] }),
  () => ({ $or: [{}] }),
  () => ({ $regex: '.*' }),
  () => ({ $gt: '' }),
  () => ({ $ne: null }),
  () => JSON.parse('{"__proto__":{"role":"admins"}}'),
  () => ({ constructor: { prototype: { role: 'admins' } } }),
  () => ({ length: -1, toJSON: 1 }),
  () => '9999-12-31T23:59:59.999Z',
  () => '0000-01-01T00:00:00Z',
  () => '2026-02-30',
  () => '00000000-0000-0000-0000-000000000000',
  () => '0190c5a2-7e1d-7d3a-9b0e-0d5f1c2b3a49',
]

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? { a: value } : [value]
  return value
}

export const hostileValue = (random: Seeded): unknown => random.pick(VALUES)()

/** The same, with some of its places changed, left out or filled with what does not belong there. */
export const distorted = (value: unknown, random: Seeded): unknown => {
  if (random.next() < 0.12) return hostileValue(random)
  if (Array.isArray(value)) {
    const items = value.map((item) => distorted(item, random))
    return random.next() < 0.2 ? [...items, hostileValue(random)] : items
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] =>
    random.next() < 0.06 ? [] : [[name, random.next() < 0.25 ? hostileValue(random) : distorted(inner, random)]],
  )
  const extra = random.next() < 0.08 ? [[random.pick(NAMES), hostileValue(random)] as [string, unknown]] : []
  return Object.fromEntries([...entries, ...extra])
}

/** Names of fields and parameters that nobody offers. */
const NAMES = [
  '__proto__x',
  'constructor',
  'hasOwnProperty',
  'role',
  '_id',
  '$where',
  'a.b',
  'x'.repeat(300),
  '\u0000',
  '',
] as const

/** Pieces of a query that no client writes. */
export const hostileQuery = (random: Seeded, names: readonly string[]): string => {
  const piece = (): string => {
    const name = random.next() < 0.8 && names.length > 0 ? random.pick(names) : random.pick(NAMES)
    const value = hostileValue(random)
    const text = typeof value === 'string' ? value.slice(0, 3_000) : String(JSON.stringify(value) ?? '').slice(0, 3_000)
    const written = random.next() < 0.85 ? encodeURIComponent(text.toWellFormed()) : random.pick(BROKEN)
    const place = random.next() < 0.6 ? name : `${name}${random.pick(BRACKETS)}`
    return `${encodeURI(place.toWellFormed())}=${written}`
  }
  return Array.from({ length: 1 + random.below(4) }, piece).join('&')
}
const BROKEN = ['%', '%zz', '%c3', '%00', '%u0041', '%ed%a0%80', '+', '&&', '=', '[]', '%5B%24in%5D'] as const
const BRACKETS = [
  '[]',
  '[$in][]',
  '[$ne]',
  '[$gt]',
  '[$regex]',
  '[a][b][c][d][e][f][g][h]',
  '[__proto__]',
  '[0]',
  '[999999]',
  '[',
] as const

/** Headers that a body may come with, and others that mean something to servers. */
export const hostileHeaders = (random: Seeded): Readonly<Record<string, string>> => random.pick(HEADERS)
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json\u00e4' },
  { 'content-type': '' },
  { 'content-encoding': 'gzip', 'content-type': 'application/json' },
  { 'content-type': 'application/json', 'idempotency-key': 'x' },
  { 'content-type': 'application/json', 'idempotency-key': 'ä'.repeat(200) },
  { 'content-type': 'application/json', 'accept-encoding': 'br;q=abc, *;q=0' },
  { 'content-type': 'application/json', 'if-none-match': '*', range: 'bytes=9-1,,-' },
  { 'content-type': 'application/json', 'x-unattended': '1', 'x-forwarded-for': '999.1.1.1, ::::' },
  { 'content-type': 'application/json', 'x-http-method-override': 'DELETE', accept: 'text/html' },
]

/** Bodies that are no JSON. */
export const brokenBody = (random: Seeded): string | Buffer => random.pick(BODIES)
const BODIES: readonly (string | Buffer)[] = [
  '',
  '{',
  '{"a":1,}',
  'null',
  '"text"',
  '[]',
  '{"a":NaN}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"a":1}{"b":2}',
  '\ufeff{"a":1}',
  '{"a":"\\ud800"}',
  '{"a":1e999}',
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from('{"a":"\xc3\x28"}', 'latin1'),
  '['.repeat(50_000),
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
]
