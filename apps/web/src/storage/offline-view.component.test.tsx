import { expect, onTestFinished, test } from 'vitest'
import { VIEW_KEY } from '../api/view-tab.ts'
import { findStoredMedium, removeOfflineMedia, storeMedium } from './offline-media.ts'
import { removeOfflineContent } from './offline-owner.ts'
import { readOffline, writeOffline } from './offline-store.ts'

const ADDRESS = '/media/signs/1/signVideo/default/3'

/** What the app of a tab does with the stores of this device. */
type Tab = Pick<typeof import('./offline-store.ts'), 'readOffline' | 'writeOffline'> &
  Pick<typeof import('./offline-media.ts'), 'hasStoredMedia'> &
  Pick<typeof import('./offline-owner.ts'), 'removeOfflineContent'>

/** A frame loads modules of its own, as another tab does, and has the stores of this one. */
const openViewTab = async (): Promise<Tab> => {
  sessionStorage.setItem(VIEW_KEY, 'true')
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const files = ['./offline-store.ts', './offline-media.ts', './offline-owner.ts']
  const addresses = files.map((file) => new URL(file, import.meta.url).href)
  const script = frame.contentDocument!.createElement('script')
  const loaded = new Promise<Tab>((resolve, reject) => {
    Object.assign(frame.contentWindow!, { resolve, reject })
  })
  script.textContent = `
    Promise.all(${JSON.stringify(addresses)}.map((address) => import(address)))
      .then((modules) => resolve(Object.assign({}, ...modules)), reject)`
  frame.contentDocument!.body.append(script)
  return loaded
}

test('a view of somebody else neither sees nor removes what the person of this browser has stored', async () => {
  await writeOffline('list:1', 'mine')
  await storeMedium(ADDRESS, new Blob(['film'], { type: 'video/mp4' }))
  const view = await openViewTab()
  expect([
    await view.readOffline('list:1'),
    await view.writeOffline('list:2', 'theirs'),
    await view.hasStoredMedia(),
  ]).toEqual([undefined, false, false])
  await view.removeOfflineContent()
  expect([await readOffline('list:1'), await readOffline('list:2')]).toEqual(['mine', undefined])
  expect(await findStoredMedium(ADDRESS)).toBeDefined()
  await removeOfflineContent()
  await removeOfflineMedia()
})
