import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '../../..')

const listModules = (app: 'web' | 'server') => new Set(readdirSync(join(SOURCES, app, 'src/modules')))

test('modules have the same names as on the server', () => {
  const [web, server] = [listModules('web'), listModules('server')]
  expect([...web].filter((module) => !server.has(module))).toEqual(['manual-alphabet'])
  expect([...server].filter((module) => !web.has(module))).toEqual(['favorites', 'media'])
})
