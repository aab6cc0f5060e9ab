import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PLAIN_PRINT, type PrintChoice, readPrintChoice, writePrintChoice } from './print-choice.ts'

const anyChoice: fc.Arbitrary<PrintChoice> = fc.record({
  hasCutMarks: fc.boolean(),
  hasPageNumbers: fc.boolean(),
  hasQrCodes: fc.boolean(),
  isWithoutText: fc.boolean(),
  backSides: fc.constantFrom(null, 'long', 'short'),
})

describe('what somebody chose to print', () => {
  test('is written as words in one order, and nothing as nothing', () => {
    const choice: PrintChoice = { ...PLAIN_PRINT, hasQrCodes: true, hasCutMarks: true, backSides: 'short' }
    expect(writePrintChoice(choice)).toBe('cut-marks,qr-codes,backs-short-edge')
    expect(writePrintChoice(PLAIN_PRINT)).toBe('')
  })

  test('is read as it was written', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(readPrintChoice(writePrintChoice(choice))).toEqual(choice)
      }),
    )
  })

  test.each(['cut-mark', 'cut-marks,cut-marks', 'backs-long-edge,backs-short-edge', ',', 'cut-marks,'])(
    'is not "%s"',
    (written) => {
      expect(readPrintChoice(written)).toBeNull()
    },
  )
})
