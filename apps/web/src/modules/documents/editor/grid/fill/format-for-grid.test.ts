import { fitGrid } from '@gebaerdenraum/domain/documents/fit-grid'
import { GRID_TEMPLATES } from '@gebaerdenraum/domain/documents/grid-templates'
import { expect, test } from 'vitest'
import { formatForGrid } from './format-for-grid.ts'

test.each(GRID_TEMPLATES.map(({ name, settings }) => [name, settings] as const))(
  'the cells of “%s” are filled with the drawing that the template is named after',
  (name, settings) => {
    const fitted = fitGrid(settings)
    expect(fitted.ok && formatForGrid(fitted.grid)).toBe(name.startsWith('SIGNbox') ? 'signBox' : 'signMap')
  },
)
