import { registerModules } from '../app/modules.ts'

/** For tests that show files or signs: registers what `app/modules.ts` does. */
registerModules()
