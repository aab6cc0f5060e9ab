import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { expect, test } from 'vitest'
import { queryClient } from '../../../../api/query-client.ts'
import { givenFileTree } from '../../given-file-tree.fixture.ts'
import { fileNodeQuery } from '../../queries.ts'
import { browserParts, showFileBrowser } from '../../show-file-browser.fixture.tsx'

const { table, row, names } = browserParts

test('a moved folder is looked for only at its new place, whatever is cached', async () => {
  const files = givenFileTree()
  const [shelf, animals] = [files.folder('Ablage'), files.folder('Tiere')]
  files.list('Amsel', animals)
  const nodes = files.answers['file-nodes']
  const paths: (string | null)[] = []
  const find: typeof nodes.find = (query) => {
    paths.push(query.get('path'))
    return nodes.find(query)
  }
  const before = nodes.get(animals._id)
  nodes.patch(animals._id, { path: pathInside(shelf) })
  await showFileBrowser(files, `c=${shelf._id}`, { 'file-nodes': { ...nodes, find } })
  await expect.poll(names).toEqual(['Tiere'])
  // Loading it again was cut off.
  queryClient.setQueryData(fileNodeQuery(animals._id).queryKey, before)
  await queryClient.invalidateQueries({ queryKey: fileNodeQuery(animals._id).queryKey, refetchType: 'none' })
  await row('Tiere').dblClick()
  await expect.element(table).toHaveAccessibleName('Inhalt von „Tiere“')
  await expect.poll(names).toEqual(['Amsel'])
  expect(paths).not.toContain(pathInside(animals))
})
