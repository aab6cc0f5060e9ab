/**
 * Brings a stored value to the form that the code of today knows. Each step makes the next version out of the one
 * before and stays as it is for ever: values of any age come in.
 */
export type StoredMigration = {
  /** The version that it makes, one more than the one it takes. */
  readonly to: number
  readonly describes: string
  readonly migrate: (stored: unknown) => unknown
}

export type MigratedValue =
  | { readonly ok: true; readonly value: unknown }
  /** Written by a later version of the product than this one, or by none. */
  | { readonly ok: false; readonly reason: 'unknown-version' }

/** The newest version; without migrations the first. */
export const versionOf = (migrations: readonly StoredMigration[]): number => migrations.at(-1)?.to ?? 1

export const migrateStored = (
  migrations: readonly StoredMigration[],
  stored: unknown,
  version: number,
): MigratedValue => {
  if (!Number.isInteger(version) || version < 1 || version > versionOf(migrations)) {
    return { ok: false, reason: 'unknown-version' }
  }
  const steps = migrations.filter(({ to }) => to > version)
  return { ok: true, value: steps.reduce((value, { migrate }) => migrate(value), stored) }
}

/** Whether the steps lead from version 1 on without a gap. A test asks this of every list. */
export const isUnbroken = (migrations: readonly StoredMigration[]): boolean =>
  migrations.every(({ to }, index) => to === index + 2)
