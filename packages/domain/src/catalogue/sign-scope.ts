import { z } from 'zod'

/** Which signs of the catalogue are found for callers without a licence. */
export const signScopeSchema = z
  .enum(['viewable', 'all'])
  .default('viewable')
  .describe(
    'For callers without a licence. `viewable`: only signs whose media they may see; `all`: all signs, the others locked, by name only; they are found by title and category, not by keywords',
  )
export type SignScope = z.output<typeof signScopeSchema>
