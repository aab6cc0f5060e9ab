import type { Favorite } from '@gebaerdenraum/domain/favorites/favorites.contract'
import { expect, test } from 'vitest'
import { withoutSign } from './use-remove-favorite.ts'

const favorite = (id: string) => ({ _id: `f-${id}`, sign: { _id: id }, createdAt: '' }) as unknown as Favorite
const page = { total: 70, limit: 60, skip: 0, data: [favorite('dog'), favorite('cat')] }

test('takes the sign out of the page and counts one less', () => {
  expect(withoutSign(page, 'dog')).toEqual({ ...page, total: 69, data: [page.data[1]] })
})

test('leaves a page without the sign the same object', () => {
  expect(withoutSign(page, 'bird')).toBe(page)
})
