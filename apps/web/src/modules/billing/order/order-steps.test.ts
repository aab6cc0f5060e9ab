import { expect, test } from 'vitest'
import { orderSteps, stateOfStep, stepAfter } from './order-steps.ts'

test('the address is asked for between licence and payment', () => {
  expect(orderSteps(true)).toEqual(['license', 'address', 'payment', 'preview', 'submit'])
  expect(orderSteps(false)).toEqual(['license', 'payment', 'preview', 'submit'])
})

test('a step that is opened again makes those after it to be done anew', () => {
  const steps = orderSteps(false)
  expect(steps.map((step) => stateOfStep(steps, step, 'payment'))).toEqual(['done', 'current', 'ahead', 'ahead'])
})

test('after the last step comes none', () => {
  const steps = orderSteps(true)
  expect(stepAfter(steps, 'license')).toBe('address')
  expect(stepAfter(steps, 'submit')).toBe('submit')
})
