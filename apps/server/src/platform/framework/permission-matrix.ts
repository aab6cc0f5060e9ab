import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import { METHODS } from '@gebaerdenraum/domain/kernel/contract'
import type { Resource } from './define-resource.ts'

/** Every method against every kind of caller, as a table by path that a person can read and a test can pin. */
export const permissionMatrix = <Services>(
  resources: readonly Resource<Services>[],
  callers: Readonly<Record<string, Caller>>,
): string => {
  const kinds = Object.keys(callers)
  const sorted = resources.toSorted((one, other) => (one.contract.path < other.contract.path ? -1 : 1))
  const rows = sorted.flatMap(({ contract, methods }) =>
    METHODS.flatMap((method) => {
      const declaration = methods[method]
      if (!declaration) return []
      const cells = kinds.map((kind) => (declaration.allow.allows(callers[kind] as Caller).ok ? 'yes' : '–'))
      return [[`${contract.path} ${method}`, ...cells, declaration.allow.rows]]
    }),
  )
  return format([['method', ...kinds, 'rows'], ...rows])
}

const format = (table: readonly (readonly string[])[]): string => {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)))
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
