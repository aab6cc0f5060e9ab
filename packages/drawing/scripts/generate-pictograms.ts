import { readFile } from 'node:fs/promises'
import type { Pictogram } from '../src/pictograms/pictogram.ts'
import { readPictogramSet } from '../src/pictograms/pictogram-set.ts'

/** The pictograms that the demo catalogue names, so that drawing its cards does not read the whole set of 9 MB. */
export const generatePictograms = async (): Promise<Record<string, Pictogram>> => {
  const catalogue = await readFile(new URL('../../../content/demo/catalogue.csv', import.meta.url), 'utf8')
  const [header = '', ...lines] = catalogue.trim().split('\r\n')
  const column = header.split(',').indexOf('symbol') - header.split(',').length
  const set = await readPictogramSet()
  const names = [...new Set(lines.map((line) => line.split(',').at(column) ?? ''))].filter(Boolean)
  return Object.fromEntries(
    names.map((name) => {
      const pictogram = set(name)
      if (!pictogram) throw new Error(`content/demo/catalogue.csv names the unknown pictogram "${name}".`)
      return [name, pictogram]
    }),
  )
}
