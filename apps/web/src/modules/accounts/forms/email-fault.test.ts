import { emailField } from '@gebaerdenraum/domain/kernel/email-field'
import { expect, test } from 'vitest'
import { emailFault } from './email-fault.ts'

test.each([
  'eva@schule.example',
  ' eva@schule.example ',
  'e.v-a+1@a.b.example',
  "o'hara@schule.example",
  'info@kita-löwenzahn.example',
  'jürgen@kita.example',
  '',
  '   ',
  'eva',
  'eva@',
  '@schule.example',
  'eva@schule',
  'eva..lang@schule.example',
  '.eva@schule.example',
  'eva lang@schule.example',
  'eva@schule.example\nBcc: alle@schule.example',
  `${'e'.repeat(250)}@schule.example`,
])('says of %j what the server says', (value) => {
  const answer = emailField.safeParse(value)
  expect(emailFault(value)).toBe(answer.success ? null : answer.error.issues[0]?.message)
})
