import { describe, expect, it } from 'vitest'
import { readMediaFileName } from './media-file-name.ts'
import type { MediaFile } from './plan-files.ts'
import { readSignRows } from './read-sign-rows.ts'
import { type Decisions, decided, LEFT_OUT } from './row-decisions.ts'

const linesOf = (...lines: string[]) => {
  const reading = readSignRows(['slug,title,wordClass,category', ...lines].join('\n'))
  if (!reading.ok) throw new Error(reading.problem)
  return reading.lines
}
const file = (path: string): MediaFile => {
  const name = readMediaFileName(path)
  if (name.kind === 'rows') throw new Error(path)
  return { path, name, content: { sha256: 'aaa' } }
}
const decisions = (lines: Decisions['lines'] = new Map(), leftOutFiles: readonly string[] = []): Decisions => ({
  lines,
  leftOutFiles: new Set(leftOutFiles),
})

describe('what was decided about the rows of an import', () => {
  it('leads a line and its files to the sign that is meant', () => {
    const result = decided(
      { lines: linesOf('huendin,Hund,noun,Tiere'), files: [file('huendin.signOnly.svg'), file('katze.signOnly.svg')] },
      decisions(new Map([[2, { kind: 'same', slug: 'hund' }]])),
    )
    expect(result.lines).toMatchObject([{ kind: 'row', row: { slug: 'hund', title: 'Hund' } }])
    expect(result.files.map(({ name }) => 'slug' in name && name.slug)).toEqual(['hund', 'katze'])
  })

  it('leaves a line out together with its files', () => {
    const result = decided(
      { lines: linesOf('hund,Hund,noun,Tiere'), files: [file('hund.signOnly.svg')] },
      decisions(new Map([[2, { kind: 'leave-out' }]])),
    )
    expect(result.lines).toEqual([{ kind: 'left-out', line: 2, slug: 'hund', title: 'Hund' }])
    expect(result.files).toEqual([{ path: 'hund.signOnly.svg', name: { kind: 'foreign', reason: LEFT_OUT } }])
  })

  it('leaves out a single file', () => {
    const result = decided(
      { lines: [], files: [file('hund.signOnly.svg')] },
      decisions(new Map(), ['hund.signOnly.svg']),
    )
    expect(result.files).toMatchObject([{ name: { kind: 'foreign' } }])
  })

  it('refuses the second of two lines that are to be the same sign', () => {
    const result = decided(
      { lines: linesOf('hund,Hund,noun,Tiere', 'huendin,Hündin,noun,Tiere'), files: [] },
      decisions(new Map([[3, { kind: 'same', slug: 'hund' }]])),
    )
    expect(result.lines).toMatchObject([
      { kind: 'row' },
      { kind: 'wrong', line: 3, problem: 'Zeile 2 meint nach deiner Entscheidung dieselbe Gebärde („hund“).' },
    ])
  })

  it('changes nothing about what nobody decided', () => {
    const source = { lines: linesOf('hund,Hund,noun,Tiere', ''), files: [file('hund.signOnly.svg'), file('lies.txt')] }
    expect(decided(source, decisions())).toEqual(source)
  })
})
