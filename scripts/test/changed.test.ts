import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { selectTests } from './changed.ts'
import { BROWSER_TESTS } from './classify.ts'
import { JOURNEYS, listJourneys, SMOKE_JOURNEYS } from './journeys.ts'
import { countSmokeJourneys } from './plan-tests.ts'

const ROOT = join(import.meta.dirname, '../..')

describe('a change', () => {
  test('of a rule needs the tests that import it, those of its module, and its journeys', () => {
    const selection = selectTests(['packages/domain/src/favorites/favorites.contract.ts'])
    expect(selection.get('server')).toContain('apps/server/src/modules/favorites/favorites.resource.test.ts')
    expect(selection.get('server')).not.toContain('apps/server/src/modules/billing/offers/offers.resource.test.ts')
    expect(selection.get('browser')).toEqual(['apps/e2e/favourites.test.ts'])
    expect(selection.get('torture')).toEqual([])
  })

  test('of a screen needs its logic and its journeys, and nothing of the server', () => {
    const selection = selectTests(['apps/web/src/modules/catalogue/favorites/favorite-cache.ts'])
    expect(selection.get('unit')).toContain('apps/web/src/modules/catalogue/favorites/favorite-cache.test.ts')
    expect(selection.get('server')).toEqual([])
    expect(selection.get('server-pure')).toEqual([])
    expect(selection.get('browser')).toEqual(['apps/e2e/favourites.test.ts'])
  })

  test.each([
    ['a widget', 'apps/web/src/ui/dialogs/confirm-modal.tsx'],
    ['its style sheet', 'apps/web/src/ui/dialogs/confirm-modal.module.css'],
    ['the colours of the app', 'apps/web/src/app/tokens.css'],
  ])('of %s needs the component tests that show it', (_, file) => {
    expect(selectTests([file]).get('component')).toContain('apps/web/src/ui/dialogs/confirm.component.test.tsx')
  })

  test('of the way in which elements are made needs all component tests', () => {
    expect(selectTests(['apps/web/src/jsx/separate-texts.ts']).get('component')).toBeNull()
  })

  test.each(['platform/database/client.ts', 'platform/framework/routes.ts', 'open-app.ts'])(
    'of %s, which every request passes, needs all of the server',
    (file) => {
      const selection = selectTests([`apps/server/src/${file}`])
      expect(selection.get('server')).toBeNull()
      expect(selection.get('browser')).toEqual([])
    },
  )

  test('of a test needs that test', () => {
    const file = 'apps/server/src/platform/framework/routes.test.ts'
    expect(selectTests([file]).get('server')).toEqual([file])
  })

  test('of a journey needs that journey', () => {
    expect(selectTests(['apps/e2e/teams.test.ts']).get('browser')).toEqual(['apps/e2e/teams.test.ts'])
    expect(selectTests(['apps/e2e/player-page.ts']).get('browser')).toContain('apps/e2e/lists-player.test.ts')
  })

  test('of the documentation needs the tests that read it', () => {
    const selection = selectTests(['docs/settings.md'])
    expect(selection.get('server-pure')).toEqual(['apps/server/src/settings.test.ts'])
  })

  test.each([
    ['the dependencies', 'package-lock.json'],
    ['the set-up of all tests', 'scripts/test/seed-properties.ts'],
  ])('of %s needs everything', (_, file) => {
    const selection = selectTests([file])
    for (const suite of ['unit', 'component', 'server-pure', 'server'] as const) {
      expect(selection.get(suite), suite).toBeNull()
    }
  })
})

test('what a module registers does not connect its dialogs with every screen', () => {
  const screen = 'apps/web/src/ui/dialogs/confirm.component.test.tsx'
  const changed = (file: string) => selectTests([`apps/web/src/${file}`]).get('component')
  expect(changed('modules/printing/print-dialog.tsx')).not.toContain(screen)
  expect(changed('modules/lists/lists-kind.ts')).toContain(screen)
  const dialog = 'apps/web/src/modules/lists/add-to-list/add-to-list.component.test.tsx'
  expect(changed('modules/lists/add-to-list/use-add-to-list.ts')).toEqual([dialog])
})

describe('the table of journeys', () => {
  const files = globSync(BROWSER_TESTS, { cwd: ROOT, exclude: ['**/node_modules'] })

  test('names every file of apps/e2e and no other', () => {
    const named = new Set(Object.values(JOURNEYS).flat())
    expect([...named].map((name) => `apps/e2e/${name}.test.ts`).toSorted()).toEqual(files.toSorted())
  })

  test('has a journey for every module of the web app', () => {
    for (const module of readdirSync(join(ROOT, 'apps/web/src/modules'))) {
      expect(listJourneys(`apps/web/src/modules/${module}/index.ts`), module).not.toEqual([])
    }
  })

  test('starts every entry at something that exists', () => {
    for (const start of Object.keys(JOURNEYS)) expect(globSync(start, { cwd: ROOT }), start).toHaveLength(1)
  })
})

test('the smoke journeys are as many as docs/tests.md says', () => {
  expect(countSmokeJourneys()).toBe(SMOKE_JOURNEYS)
})
