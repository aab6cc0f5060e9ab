import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { isViewTab } from '../../../api/view-tab.ts'
import { openDialog } from '../../../ui/dialogs/dialog-host.tsx'

/** Whether this browser can store lists at all. Over plain HTTP it cannot, and a view of somebody else must not. */
export const canStoreLists = (): boolean => 'serviceWorker' in navigator && 'caches' in window && !isViewTab()

/** Makes a list available on this device, or takes it off. */
export const openOfflineDialog = async (list: List): Promise<void> => {
  await openDialog({ load: async () => (await import('./offline-dialog.tsx')).OfflineDialog }, { list })
}
