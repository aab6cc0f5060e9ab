import { expect, test, vi } from 'vitest'
import { findStoredMedium, hasStoredMedia, removeOfflineMedia, storeMedium } from './offline-media.ts'
import { removeOfflineContent } from './offline-owner.ts'
import { readOffline, writeOffline } from './offline-store.ts'

const view = vi.hoisted(() => ({ isView: false }))
vi.mock(import('../api/view-tab.ts'), async (load) => ({ ...(await load()), isViewTab: () => view.isView }))

const ADDRESS = '/media/signs/1/signVideo/default/3'

test('a view of somebody else neither sees nor removes what the person of this browser has stored', async () => {
  await writeOffline('list:1', 'mine')
  await storeMedium(ADDRESS, new Blob(['film'], { type: 'video/mp4' }))
  view.isView = true
  expect([await readOffline('list:1'), await writeOffline('list:2', 'theirs'), await hasStoredMedia()]).toEqual([
    undefined,
    false,
    false,
  ])
  await removeOfflineContent()
  view.isView = false
  expect([await readOffline('list:1'), await readOffline('list:2')]).toEqual(['mine', undefined])
  expect(await findStoredMedium(ADDRESS)).toBeDefined()
  await removeOfflineContent()
  await removeOfflineMedia()
})
