import { expect, test } from 'vitest'
import { modules } from '../../src/app.ts'
import { permissionMatrix } from '../../src/platform/framework/permission-matrix.ts'
import { CALLERS } from '../callers.ts'

test('every method says who may call it', async () => {
  const matrix = permissionMatrix(modules.resources, CALLERS)
  await expect(`${matrix}\n`).toMatchFileSnapshot('./permission-matrix.txt')
})
