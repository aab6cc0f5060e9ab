import { expect, test } from 'vitest'
import { CALLERS } from '../../test/callers.ts'
import { permissionMatrix } from '../framework/permission-matrix.ts'
import { resources } from './index.ts'

test('every method says who may call it', async () => {
  const matrix = permissionMatrix(resources, CALLERS)
  await expect(`${matrix}\n`).toMatchFileSnapshot('./permission-matrix.txt')
})
