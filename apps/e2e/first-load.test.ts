import { gzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'

/** What may be loaded before the first page shows anything, in bytes of compressed JavaScript; 159 kB in November 2026. */
const FIRST_LOAD_MAX = 170_000

test('the first load stays within its budget', async () => {
  const text = async (path: string) => (await fetch(new URL(path, inject('appUrl')))).text()
  const page = await text('/login')
  const scripts = new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path))
  expect(scripts.size).toBeGreaterThan(0)
  const sizes = await Promise.all([...scripts].map(async (path) => gzipSync(await text(path), { level: 9 }).length))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_LOAD_MAX)
})
