import { describe, expect, test } from 'vitest'
import { emailField } from '../kernel/email-field.ts'
import { nameField, newPasswordField } from './account-fields.ts'

describe('a name', () => {
  test.each(['Nora', 'Zoë Müller-Łukasz', "Seán O'Neill", '李小龙', 'Nora 🙂', 'Dr. A. b. C.'])('may be %j', (name) => {
    expect(nameField.parse(name)).toBe(name)
  })

  test('loses the white space around it', () => {
    expect(nameField.parse('  Nora\n')).toBe('Nora')
  })

  test.each(['No\nra', 'No\tra', 'No\u0085ra', 'No\u2029ra', 'No\u2066ra'])('may not be %j', (name) => {
    expect(nameField.safeParse(name).error?.issues[0]?.message).toBe('Name enthält unzulässige Zeichen')
  })
})

test.each(['ftp://x', 'siehe WWW.example.org', 'evil.example/login jetzt', 'nora@test.example'])(
  'a name may not be the address %j',
  (name) => {
    expect(nameField.safeParse(name).error?.issues[0]?.message).toBe(
      'Name darf keine Internet- oder E-Mail-Adresse enthalten',
    )
  },
)

describe('an e-mail address', () => {
  test('keeps its case and loses the white space around it', () => {
    expect(emailField.parse(' Nora.Neu+app@Test.example ')).toBe('Nora.Neu+app@Test.example')
    expect(emailField.parse(' Info@Kita-Löwenzahn.example ')).toBe('Info@Kita-Löwenzahn.example')
  })

  test.each(['a@b', 'a b@c.example', 'a@b.example;c@d.example', '"a\r\n"@b.example', 'a@b.example\0', '@b.example'])(
    'may not be %j',
    (email) => {
      expect(emailField.safeParse(email).error?.issues.map(({ message }) => message)).toEqual([
        'Ungültige E-Mail Adresse',
      ])
    },
  )
})

describe('a new password', () => {
  test.each(['gebaerden1', '12345678', ' mit Leerzeichen 1 ', `ä${'🙂'.repeat(20)}1`])(
    'may be %j, kept as it is',
    (password) => {
      expect(newPasswordField.parse(password)).toBe(password)
    },
  )

  test.each([
    ['', 'Passwort ist erforderlich'],
    ['abcdef1', 'Passwort muss mindestens 8 Zeichen lang sein'],
    ['abcdefgh', 'Passwort muss mindestens eine Zahl enthalten'],
    [`1${'x'.repeat(200)}`, 'Passwort darf höchstens 200 Zeichen lang sein'],
  ])('is refused as %j with the specified sentence', (password, sentence) => {
    expect(newPasswordField.safeParse(password).error?.issues.map(({ message }) => message)).toEqual([sentence])
  })
})
