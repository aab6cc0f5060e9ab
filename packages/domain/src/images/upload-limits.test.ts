import { expect, test } from 'vitest'
import { SVG_BYTES_MAX, UPLOAD_BYTES_MAX, uploadProblem } from './upload-limits.ts'

test.each([
  ['a picture', { size: 5, type: 'image/png' }, null],
  ['a picture of the largest size', { size: UPLOAD_BYTES_MAX, type: 'image/jpeg' }, null],
  ['one that is larger', { size: UPLOAD_BYTES_MAX + 1, type: 'image/jpeg' }, 'too-large'],
  ['a vector of the largest size', { size: SVG_BYTES_MAX, type: 'image/svg+xml' }, null],
  ['a larger vector', { size: SVG_BYTES_MAX + 1, type: 'image/svg+xml' }, 'svg-too-large'],
  ['nothing', { size: 0, type: 'image/png' }, 'empty'],
  ['a text', { size: 5, type: 'text/plain' }, 'wrong-type'],
  ['a photograph of a format that browsers do not show', { size: 5, type: 'image/heic' }, 'wrong-type'],
  ['a file whose type nobody knows, which the server looks into', { size: 5, type: '' }, null],
] as const)('the problem of %s is told', (_, file, problem) => {
  expect(uploadProblem(file)).toBe(problem)
})
