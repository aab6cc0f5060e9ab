import { describe, expect, test } from 'vitest'
import { impersonalCrumb, impersonalEvent, impersonalTransaction } from './impersonal-event.ts'

const TOKEN = 'Zq3fPp0aWm2LxK9vTt7YbN4cRr5GgHh6JjKk8Ll1Mm0'
const PAGE = `https://app.example/bestaetigung/0192f0c1-7a6b/signupEmail/${TOKEN}?search=geheim`

describe('a fault', () => {
  const event = impersonalEvent({
    type: undefined,
    event_id: '1',
    request: { url: PAGE, headers: { Referer: PAGE, 'User-Agent': 'x' } },
    extra: { arguments: ['kim@kita.example'] },
    user: { id: 'u1', email: 'kim@kita.example', ip_address: '{{auto}}' },
    transaction: PAGE,
    exception: {
      values: [
        {
          type: 'Error',
          value: `kim@kita.example failed at ${PAGE}`,
          mechanism: { type: 'generic', handled: false, data: { target: 'kim@kita.example' } },
          stacktrace: {
            frames: [
              { filename: PAGE, lineno: 1, vars: { password: 'geheim' } },
              { filename: 'https://app.example/assets/main-Ab12.js', function: 'save', lineno: 3, colno: 7 },
            ],
          },
        },
      ],
    },
  })

  test('keeps what it is mended by', () => {
    expect(event.exception?.values?.[0]).toMatchObject({
      type: 'Error',
      value: '[mail] failed at https://app.example/bestaetigung/0192f0c1-7a6b/signupEmail/[secret]?[query]',
      mechanism: { type: 'generic', handled: false },
    })
    expect(event.exception?.values?.[0]?.stacktrace?.frames?.[1]).toEqual({
      filename: 'https://app.example/assets/main-Ab12.js',
      function: 'save',
      lineno: 3,
      colno: 7,
    })
    expect(event.user).toEqual({ id: 'u1' })
  })

  test('loses what is personal, wherever it stands', () => {
    expect(JSON.stringify(event)).not.toMatch(new RegExp(`${TOKEN}|kim|geheim|User-Agent|auto`))
  })
})

test('loading times stand under the pattern of the page, without the addresses of what was loaded', () => {
  const transaction = impersonalTransaction({
    type: 'transaction',
    transaction: new URL(PAGE).pathname,
    request: { url: PAGE },
    user: { id: 'u1', ip_address: '{{auto}}' },
    contexts: { trace: { trace_id: 'a', span_id: 'b', op: 'pageload', data: { url: PAGE } } },
    spans: [{ description: PAGE, data: {}, span_id: 'c', trace_id: 'a', start_timestamp: 0, status: 'ok' }],
    measurements: { lcp: { value: 900, unit: 'millisecond' } },
  })
  expect(transaction).toMatchObject({
    transaction: '/bestaetigung/*/signupEmail/*',
    spans: [],
    user: { id: 'u1' },
    measurements: { lcp: { value: 900 } },
  })
  expect(JSON.stringify(transaction)).not.toMatch(new RegExp(`${TOKEN}|geheim|auto`))
})

test('a step on the way names pages and calls as patterns and carries no text', () => {
  expect(
    impersonalCrumb({
      category: 'fetch',
      type: 'http',
      timestamp: 5,
      message: 'kim@kita.example',
      data: { method: 'GET', url: '/api/signs/0192?search=geheim', status_code: 200, body: 'kim' },
    }),
  ).toEqual({
    category: 'fetch',
    type: 'http',
    timestamp: 5,
    data: { method: 'GET', url: '/api/signs/*', status_code: 200 },
  })
  expect(impersonalCrumb({ category: 'navigation', data: { from: PAGE, to: '/app/suche?search=geheim' } })).toEqual({
    category: 'navigation',
    data: { from: 'https://app.example/bestaetigung/*/signupEmail/*', to: '/app/suche' },
  })
})
