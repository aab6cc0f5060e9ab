import { extensionPoint } from '../modules/extension-point.ts'

/**
 * Removes rows of one module that have ended and are no longer needed; every night, safe to run twice. Gives counts for
 * the log by name, without personal data.
 */
export type TidyUpStep = (before: (days: number) => Date) => Promise<Readonly<Record<string, number>>>

export const tidyUpSteps = extensionPoint<TidyUpStep>('tidy-up steps')
