import { describe, expect, test } from 'vitest'
import { collectReport, type FileResult, type TestResult } from './report.ts'

const passed: TestResult = { title: 'works', state: 'passed', seconds: 1, retries: 0 }
const file = (name: string, more: Partial<FileResult> = {}): FileResult => ({
  file: name,
  seconds: 1,
  tests: [passed],
  errors: [],
  ...more,
})

describe('the report of a process', () => {
  test('has every file that ended', () => {
    const report = collectReport('unit', 'unit')
    report.add({ type: 'started', file: 'a.test.ts' })
    report.add({ type: 'ended', result: file('a.test.ts') })
    expect(report.finish(3, undefined)).toEqual({
      suite: 'unit',
      name: 'unit',
      seconds: 3,
      files: [file('a.test.ts')],
      errors: [],
    })
  })

  test('names the files during which the process crashed', () => {
    const report = collectReport('unit', 'unit')
    report.add({ type: 'started', file: 'a.test.ts' })
    report.add({ type: 'ended', result: file('a.test.ts') })
    report.add({ type: 'started', file: 'b.test.ts' })
    expect(report.finish(3, 'ended by SIGSEGV').errors).toEqual([{ file: 'b.test.ts', message: 'ended by SIGSEGV' }])
  })

  test('gives an error that names no file to the file that ran', () => {
    const report = collectReport('unit', 'unit')
    report.add({ type: 'started', file: 'a.test.ts' })
    report.add({ type: 'error', file: undefined, message: 'The worker ended.' })
    expect(report.finish(3, 'ended with exit code 1').errors).toEqual([
      { file: 'a.test.ts', message: 'The worker ended.' },
    ])
  })

  test('blames the process when it ended badly and nothing that it reported failed', () => {
    const report = collectReport('unit', 'unit-1-of-2')
    report.add({ type: 'ended', result: file('a.test.ts') })
    expect(report.finish(3, 'ended with exit code 1').errors).toEqual([
      { file: 'unit-1-of-2', message: 'ended with exit code 1' },
    ])
  })

  test('does not count a failed test a second time by the exit code that it causes', () => {
    const report = collectReport('unit', 'unit')
    report.add({ type: 'ended', result: file('a.test.ts', { tests: [{ ...passed, state: 'failed', message: 'no' }] }) })
    expect(report.finish(3, 'ended with exit code 1').errors).toEqual([])
  })

  test('has errors outside of tests', () => {
    const report = collectReport('unit', 'unit')
    report.add({ type: 'error', file: 'a.test.ts', message: 'unhandled' })
    report.add({ type: 'error', file: undefined, message: 'somewhere' })
    expect(report.finish(3, 'ended with exit code 1').errors).toEqual([
      { file: 'a.test.ts', message: 'unhandled' },
      { file: 'unit', message: 'somewhere' },
    ])
  })

  test('without a single test is a failure', () => {
    expect(collectReport('unit', 'unit').finish(1, undefined).errors).toEqual([
      { file: 'unit', message: 'ran no test' },
    ])
  })
})
