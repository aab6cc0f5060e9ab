import { expect, test } from 'vitest'
import { orderSteps, stateOfStep, stepAfter } from './order-steps.ts'

test('a new customer gives his address between licence and payment', () => {
  expect(orderSteps(false)).toEqual(['license', 'address', 'payment', 'preview', 'submit'])
  expect(orderSteps(true)).toEqual(['license', 'payment', 'preview', 'submit'])
})

test('a step that is opened again makes those after it to be done anew', () => {
  const steps = orderSteps(true)
  expect(steps.map((step) => stateOfStep(steps, step, 'payment'))).toEqual(['done', 'current', 'ahead', 'ahead'])
})

test('after the last step comes none', () => {
  const steps = orderSteps(false)
  expect(stepAfter(steps, 'license')).toBe('address')
  expect(stepAfter(steps, 'submit')).toBe('submit')
})
