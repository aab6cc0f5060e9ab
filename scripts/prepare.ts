/**
 * What an installed checkout still lacks: files that are taken out of installed packages (hand shapes, pictograms)
 * and are too heavy to take out at every start. Runs after `npm ci`.
 */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const generators = ['packages/drawing/scripts/generate-shapes.ts']
for (const generator of generators.filter((file) => existsSync(file))) {
  const { status } = spawnSync(process.execPath, [generator], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
