import { registerModules } from '../app/modules.ts'

/** Imported by tests of what shows files or signs: what features register with others is there, as on every page. */
registerModules()
