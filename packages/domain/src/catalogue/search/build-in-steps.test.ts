import { expect, test } from 'vitest'
import { buildSearchIndex, type SearchableSign, searchIndexInSteps } from './build-index.ts'

const signs: readonly SearchableSign[] = Array.from({ length: 2_000 }, (_, index) => ({
  id: String(index),
  title: `Wort ${index}`,
  keywords: ['Haus', `Merkmal ${index % 7}`],
  category: 'Allerlei',
  categoryId: 'c',
  wordClass: 'noun',
  isPreview: index % 2 === 0,
}))

test('an index built in steps lets other work pass often, and finds what the other finds', () => {
  const steps = searchIndexInSteps(signs)
  let count = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) count += 1
  expect(count).toBeGreaterThanOrEqual(2_000 / 250)
  const whole = buildSearchIndex(signs)
  for (const query of ['wort 17', 'haus', 'merkmal 3', '']) {
    const page = { skip: 0, limit: 50 }
    expect(step.value.search(query, {}, page)).toEqual(whole.search(query, {}, page))
  }
})
