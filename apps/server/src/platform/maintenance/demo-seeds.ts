import { extensionPoint } from '../modules/extension-point.ts'

/**
 * Fills an empty database with a module's part of the demonstration. Runs at every start of a demonstration, in the
 * order of the modules: existing data is left alone, and servers that start together fill it once.
 */
export type DemoSeed = (now: Date) => Promise<void>

export const demoSeeds = extensionPoint<DemoSeed>('demo seeds')
