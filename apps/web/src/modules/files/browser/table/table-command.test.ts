import { expect, test } from 'vitest'
import { tableCommand } from './table-command.ts'

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['ArrowDown', {}, { kind: 'step', step: { by: 1 }, mode: 'plain' }],
  ['ArrowUp', { shiftKey: true }, { kind: 'step', step: { by: -1 }, mode: 'extend' }],
  ['End', { ctrlKey: true }, { kind: 'step', step: { to: 'last' }, mode: 'keep' }],
  ['ArrowUp', { altKey: true }, { kind: 'up' }],
  ['Enter', {}, { kind: 'open' }],
  ['Backspace', {}, { kind: 'up' }],
  [' ', { ctrlKey: true }, { kind: 'toggle' }],
  ['a', { ctrlKey: true }, { kind: 'all' }],
  ['A', { metaKey: true }, { kind: 'all' }],
  ['x', { ctrlKey: true }, { kind: 'cut' }],
  ['v', { ctrlKey: true }, { kind: 'paste' }],
  ['F10', { shiftKey: true }, { kind: 'menu' }],
  ['?', { shiftKey: true }, { kind: 'help' }],
  ['b', {}, { kind: 'type', letter: 'b' }],
  ['Ä', { shiftKey: true }, { kind: 'type', letter: 'Ä' }],
])('%j with %j', (key, held, command) => {
  expect(tableCommand({ ...none, ...held, key })).toEqual(command)
})

test.each([
  ['F10', {}],
  ['Tab', {}],
  ['r', { ctrlKey: true }],
  ['ArrowLeft', { altKey: true }],
])('%j with %j is left to the browser', (key, held) => {
  expect(tableCommand({ ...none, ...held, key })).toBeNull()
})
