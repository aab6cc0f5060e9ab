import { SUITE_NAMES, type SuiteName } from './suites.ts'

/** What the arguments of `npm test` ask for. */
export type Arguments =
  | { readonly kind: 'suites'; readonly suites: readonly SuiteName[]; readonly options: readonly string[] }
  | { readonly kind: 'quick'; readonly options: readonly string[] }
  | { readonly kind: 'changed'; readonly base: string | undefined; readonly options: readonly string[] }
  | { readonly kind: 'wrong'; readonly reason: string }

/**
 * `npm test`, `npm test -- unit server`, `npm test -- quick`, `npm test -- changed main`. What begins with a dash goes to
 * Vitest. Gives the reason when a word is none of these.
 */
export const readArguments = (args: readonly string[]): Arguments => {
  const options = args.filter((arg) => arg.startsWith('-'))
  const [first, ...others] = args.filter((arg) => !arg.startsWith('-'))
  if (first === undefined) return { kind: 'suites', suites: SUITE_NAMES, options }
  if (first === 'quick' && others.length === 0) return { kind: 'quick', options }
  if (first === 'changed' && others.length <= 1) return { kind: 'changed', base: others[0], options }
  const unknown = [first, ...others].filter((word) => !isSuite(word))
  if (unknown.length === 0)
    return { kind: 'suites', suites: SUITE_NAMES.filter((name) => [first, ...others].includes(name)), options }
  return {
    kind: 'wrong',
    reason: `Unknown: ${unknown.join(', ')}. Use ${SUITE_NAMES.join(', ')}, or quick, or changed [commit].`,
  }
}

const isSuite = (word: string): word is SuiteName => SUITE_NAMES.some((name) => name === word)
