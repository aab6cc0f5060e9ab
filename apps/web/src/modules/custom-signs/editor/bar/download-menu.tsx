import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useAction } from '../../../../ui/forms/use-action.ts'
import { saveAddress } from '../../../../ui/save-address.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { useSignEditing } from '../editing-context.ts'

/** The sign as a file, as it is on the canvas: what is unsaved is saved first. */
export const DownloadMenu = () => {
  const { store } = useSignEditing()
  const { file } = useSyncExternalStore(store.subscribe, store.view)
  const { run: download, isBusy } = useAction({
    run: async ({ addressOf }: Form) => {
      const isSaved = await store.flush()
      const saved = store.view().file
      if (isSaved && saved) saveAddress(addressOf(saved.variants))
      else showToast({ tone: 'warning', text: 'Speichere zuerst deine Änderungen, dann kannst du sie herunterladen.' })
    },
  })
  if (!file) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label="Herunterladen">
          <ActionIcon color="gray" aria-label="Herunterladen" loading={isBusy}>
            <IconDownload aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMS.map((form) => (
          <Menu.Item key={form.label} onClick={() => void download(form)}>
            {form.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type Form = { readonly label: string; readonly addressOf: (variants: CustomSign['variants']) => string }

const FORMS: readonly Form[] = [
  { label: 'Bild (PNG)', addressOf: ({ download }) => download },
  { label: 'Großes Bild (PNG)', addressOf: ({ large }) => `${large}&dl=1` },
  { label: 'Vektorgrafik (SVG)', addressOf: ({ svg }) => `${svg}&dl=1` },
  { label: 'Dokument (PDF)', addressOf: ({ pdf }) => `${pdf}&dl=1` },
]
