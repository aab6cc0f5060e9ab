import { expect, test } from 'vitest'
import { newPasswordFaults } from './new-password-fields.tsx'

test('asks for both fields', () => {
  expect(newPasswordFaults({ password: '', repeat: '' })).toEqual({
    password: 'Neues Passwort ist erforderlich',
    repeat: 'Passwort-Wiederholung ist erforderlich',
  })
})

test('asks for eight characters, then for a number', () => {
  const faultOf = (password: string) => newPasswordFaults({ password, repeat: password }).password
  expect(faultOf('kurz1')).toBe('Neues Passwort muss mindestens 8 Zeichen lang sein')
  expect(faultOf('langgenug')).toBe('Neues Passwort muss mindestens eine Zahl enthalten')
  expect(faultOf('lang genug 1')).toBeNull()
})

test('compares the repetition to the letter', () => {
  const faultOf = (repeat: string) => newPasswordFaults({ password: 'gebaerden1', repeat }).repeat
  expect(faultOf('gebaerden1')).toBeNull()
  expect(faultOf('Gebaerden1')).toBe('Passwort-Wiederholung stimmt nicht überein')
  expect(faultOf('gebaerden1 ')).toBe('Passwort-Wiederholung stimmt nicht überein')
})
