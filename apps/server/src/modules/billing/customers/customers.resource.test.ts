import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY, PERSON } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let register: Server
const asked: string[] = []
/** Answers as the register does: by the last digit of the number. */
const ANSWERS: Readonly<Record<string, readonly [status: number, body: object]>> = {
  '/ms/AT/vat/U13585627': [200, { isValid: true, userError: 'VALID' }],
  '/ms/FR/vat/40303265045': [200, { isValid: false, userError: 'INVALID' }],
  '/ms/PL/vat/8567346215': [200, { isValid: false, userError: 'MS_UNAVAILABLE' }],
}

beforeAll(async () => {
  register = createServer((request, response) => {
    asked.push(request.url ?? '')
    const [status, body] = ANSWERS[request.url ?? ''] ?? [500, {}]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve))
  const { port } = register.address() as AddressInfo
  server = await openTestServer({ VAT_CHECK_URL: `http://127.0.0.1:${port}` })
})
afterAll(async () => {
  await server.close()
  await new Promise((resolve) => {
    register.close(resolve)
    register.closeAllConnections()
  })
})

const save = (person: { id: string; token: string }, data: object) =>
  server.call<ErrorAnswer>('PATCH', `customers/${person.id}`, { as: person.token, data })

test('before it was saved a billing address has the name of the account, and no order can be placed with it', async () => {
  const person = await givenPerson(server, { name: 'Eva Einzel' })
  const { body } = await server.call('GET', `customers/${person.id}`, { as: person.token })
  expect(body).toMatchObject({
    _id: person.id,
    customerType: 'person',
    name: 'Eva Einzel',
    countryCode: 'DE',
    isComplete: false,
  })
})

test('is kept as it was typed, without blanks around it and without what a person does not have', async () => {
  const person = await givenPerson(server)
  const { status } = await save(person, { ...PERSON, city: ' Leipzig ', company: 'Alt', vatId: '', reference: 'Alt' })
  expect(status).toBe(200)
  const { body } = await server.call('GET', `customers/${person.id}`, { as: person.token })
  expect(body).toEqual({ _id: person.id, ...PERSON, isComplete: true })
})

test('names every field that is missing', async () => {
  const person = await givenPerson(server)
  const { status, body } = await save(person, { ...COMPANY, company: '', street: '', countryCode: 'AT' })
  expect(status).toBe(400)
  expect(body.errors).toEqual({
    company: 'Name der Firma oder Einrichtung ist erforderlich',
    street: 'Straße ist erforderlich',
    vatId: 'USt-IdNr. ist erforderlich',
  })
})

test('refuses a name that no invoice can print, and takes it in Latin or Cyrillic letters', async () => {
  const person = await givenPerson(server)
  const refused = await save(person, { ...PERSON, name: 'علي' })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toEqual({
    name: '„\u2068ع\u2069“, „\u2068ل\u2069“ und „\u2068ي\u2069“ können nicht gedruckt werden. Nimm bitte lateinische Buchstaben.',
  })
  for (const name of ['Ali', 'Ștefan Ioniță', 'Олександр Їжак']) {
    expect((await save(person, { ...PERSON, name })).status).toBe(200)
    const { body } = await server.call('GET', `customers/${person.id}`, { as: person.token })
    expect(body).toMatchObject({ name })
  }
})

test('of another account is not there', async () => {
  const person = await givenPerson(server)
  const other = await givenPerson(server)
  expect((await server.call('GET', `customers/${other.id}`, { as: person.token })).status).toBe(404)
  expect((await save({ ...person, id: other.id }, PERSON)).status).toBe(404)
})

test('is put right by an administrator, for customers and nobody else', async () => {
  const admin = await givenPerson(server, { role: 'admins', billingType: 'free' })
  const person = await givenPerson(server)
  expect((await save({ ...admin, id: person.id }, COMPANY)).status).toBe(200)
  const { body } = await server.call('GET', `customers/${person.id}`, { as: admin.token })
  expect(body).toMatchObject({ _id: person.id, company: 'Kita Sonnenhügel', isComplete: true })
  const others = ['none', admin.id].map((id) => server.call('GET', `customers/${id}`, { as: admin.token }))
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([404, 404])
})

describe('a VAT id', () => {
  test.each([
    ['AT', 'ATU13585627', 200],
    ['FR', 'FR40303265045', 400],
    ['PL', 'PL8567346215', 200],
    ['NL', 'NL004495445B01', 200],
  ])('of %s that the register was asked for (%s): %i', async (countryCode, vatId, status) => {
    const person = await givenPerson(server)
    const answer = await save(person, { ...COMPANY, countryCode, vatId })
    expect(answer.status).toBe(status)
    if (status === 400)
      expect(answer.body.errors).toEqual({ vatId: 'Diese USt-IdNr. ist im Register der EU nicht bekannt' })
  })

  test('that is wrong in itself is not asked for', async () => {
    const person = await givenPerson(server)
    const before = asked.length
    expect((await save(person, { ...COMPANY, vatId: 'DE136695977' })).status).toBe(400)
    expect(asked).toHaveLength(before)
  })
})
