import { expect, test } from 'vitest'
import { HOSTILE_RASTERS } from '../../../../test/hostile/hostile-rasters.ts'
import { takePicture } from '../content/content-check.ts'

test.each(HOSTILE_RASTERS)('$name', async ({ verdict, make }) => {
  const taken = await takePicture(await make())
  const found = taken.ok ? 'taken' : taken.reason
  expect({ found, ...(!taken.ok && { message: taken.message }) }).toMatchObject({ found: verdict })
})
