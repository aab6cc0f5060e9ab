import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'

/**
 * What a Node process that a test starts gets of our environment. The sources are stripped of their types and compiled
 * once for all of them; Node checks each entry against its source.
 */
export const NODE_ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  TMPDIR: tmpdir(),
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/compiled-sources', import.meta.url)),
} as const
