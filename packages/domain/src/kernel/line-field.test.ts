import { expect, test } from 'vitest'
import { optionalPersonNameField, personNameField } from './line-field.ts'

test('a person’s name may be left out where it is optional, and is checked where it is given', () => {
  const optional = optionalPersonNameField('Name', 120)
  expect(optional.parse(' ')).toBe('')
  expect(optional.safeParse('gewinn.com').error?.issues[0]?.message).toContain('Adresse')
  expect(
    personNameField('Name', 120)
      .safeParse('\u200B')
      .error?.issues.map(({ message }) => message),
  ).toEqual(['Name ist erforderlich'])
  expect(
    personNameField('Name', 5)
      .safeParse('x'.repeat(10_000))
      .error?.issues.map(({ message }) => message),
  ).toEqual(['Name darf höchstens 5 Zeichen lang sein'])
})
