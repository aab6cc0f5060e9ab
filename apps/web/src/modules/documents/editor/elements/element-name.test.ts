import { expect, test } from 'vitest'
import { elementName } from './element-name.ts'

const word = { id: 'e', image: null, description: '', hasActive: false, hasPassive: false }
const own = { id: 'e', name: '', description: '', firstColumnImage: null, secondColumnImage: null }

test('an element is called by its name, else by the first line that is written in it, else by its number', () => {
  expect(elementName({ ...own, name: ' Hund ', description: 'Tier' }, 0)).toBe('„Hund“')
  expect(elementName({ ...own, description: 'Tier\nbellt' }, 0)).toBe('„Tier“')
  expect(elementName({ ...word, description: '  \n' }, 4)).toBe('Element 5')
})

test('a long text is cut', () => {
  expect(elementName({ ...word, description: 'ä'.repeat(60) }, 0)).toBe(`„${'ä'.repeat(39)}…“`)
})
