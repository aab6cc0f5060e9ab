import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDeviceMobile, IconDots, IconPrinter, IconTable } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { quoteName } from '../../../ui/quote-name.ts'
import { showToast } from '../../../ui/toast.tsx'
import { type ActionEntry, actionEntries, FileMenuItems, fileNodeQuery, useRunFileAction } from '../../files/index.ts'
import { openPrintDialog } from '../../printing/index.ts'
import { useOfflineList } from '../offline/offline-lists.ts'
import { canStoreLists, openOfflineDialog } from '../offline/open-offline-dialog.ts'
import { openPrintList } from '../printing/open-print-list.ts'
import { exportCsv } from './export-csv.ts'
import type { ListStore, ListView } from './list-store.ts'

type Props = { readonly store: ListStore; readonly view: ListView; readonly list: List }

/** What else can be done with the list: as a file in its folder, and with the words in it. */
export const ListMenu = ({ store, view, list }: Props) => {
  const { data: node } = useQuery({ ...fileNodeQuery(list.node ?? ''), enabled: list.node !== null })
  const run = useRunFileAction()
  const navigate = useNavigate()
  const client = useQueryClient()
  const isOffline = useOfflineList(list._id) !== undefined
  const save = (): void => {
    exportCsv(client, view).catch(({ message }: Error) => showToast({ tone: 'danger', text: message }))
  }
  const entries = node ? actionEntries([node], { hasReveal: true }).filter(({ id }) => !HERE.includes(id)) : []
  const act = async (entry: ActionEntry): Promise<void> => {
    if (!node || !(await run(entry, [node]))) return
    if (entry.id === 'rename') {
      const renamed = await client.fetchQuery(fileNodeQuery(node._id)).catch(() => null)
      if (renamed) store.noteRename(list.name, renamed.name)
    }
    if (entry.id !== 'delete') return
    store.discard()
    await navigate({ to: '/app/lernlisten' })
  }
  const print = async (): Promise<void> => {
    if (list.node === null) return
    const printed = await openPrintList({ name: list.name, node: list.node, signs: view.signs })
    if (!printed) return
    const { document, wantsOptions } = printed
    await navigate({ to: '/app/dokument/{-$id}', params: { id: document } })
    if (wantsOptions) await openPrintDialog({ document })
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon color="gray" variant="default" aria-label={`Weitere Aktionen für ${quoteName(list.name)}`}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <FileMenuItems entries={entries} onRun={(entry) => void act(entry)} />
        <Menu.Divider />
        {list.node !== null && (
          <Menu.Item
            leftSection={<IconPrinter size={18} aria-hidden />}
            disabled={view.signs.length === 0}
            onClick={() => void print()}
          >
            Diese Liste drucken
          </Menu.Item>
        )}
        {canStoreLists() && (
          <Menu.Item
            leftSection={<IconDeviceMobile size={18} aria-hidden />}
            disabled={list.signs.length === 0 && !isOffline}
            onClick={() => void openOfflineDialog(list)}
          >
            {isOffline ? 'Offline verfügbar …' : 'Offline verfügbar machen'}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTable size={18} aria-hidden />} disabled={view.signs.length === 0} onClick={save}>
          Als Tabelle speichern (CSV)
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** What the page itself is or has a button for. */
const HERE: readonly ActionEntry['id'][] = ['open', 'edit', 'play']
