import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { SUITE_NAMES } from './suites.ts'

test.each([
  [[], { kind: 'suites', suites: SUITE_NAMES, options: [] }],
  [['browser', 'unit'], { kind: 'suites', suites: ['unit', 'browser'], options: [] }],
  [['unit', '--sequence.shuffle'], { kind: 'suites', suites: ['unit'], options: ['--sequence.shuffle'] }],
  [['quick'], { kind: 'quick', options: [] }],
  [['changed'], { kind: 'changed', base: undefined, options: [] }],
  [['changed', 'HEAD~3'], { kind: 'changed', base: 'HEAD~3', options: [] }],
] as const)('%j is understood', (args, expected) => {
  expect(readArguments(args)).toEqual(expected)
})

test.each([[['units']], [['unit', 'quick']], [['changed', 'a', 'b']]])('%j is refused with what there is', (args) => {
  expect(readArguments(args)).toEqual({ kind: 'wrong', reason: expect.stringMatching(/^Unknown: .*server-postgres/) })
})
