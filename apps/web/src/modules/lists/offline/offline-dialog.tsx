import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { Button, Progress } from '@mantine/core'
import { quoteName } from '../../../ui/quote-name.ts'
import '@mantine/core/styles/Progress.layer.css'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { DialogProps } from '../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../ui/dialogs/titled-modal.tsx'
import { failureText } from '../../../ui/failure.ts'
import { germanDay } from '../../../ui/german-dates.ts'
import { sizeText } from '../../../ui/size-text.ts'
import { showToast } from '../../../ui/toast.tsx'
import { signCount } from '../components/sign-count.ts'
import classes from './offline-dialog.module.css'
import { type OfflineList, useOfflineList } from './offline-lists.ts'
import { removeListOffline } from './save-list.ts'
import { useSaveOffline } from './use-save-offline.ts'

type Request = { readonly list: List }

/** Makes a list available without a connection: its size first, then the progress; or takes it off this device again. */
export const OfflineDialog = ({ request: { list }, onClose }: DialogProps<Request, never>) => {
  const stored = useOfflineList(list._id)
  const close = () => onClose(null)
  return (
    <TitledModal title="Offline verfügbar" onClose={close}>
      <div className={classes.body}>
        {stored ? <StoredList stored={stored} onClose={close} /> : <NewList list={list} onClose={close} />}
      </div>
    </TitledModal>
  )
}

type NewListProps = { readonly list: List; readonly onClose: () => void }

const NewList = ({ list, onClose }: NewListProps) => {
  const done = () => {
    showToast({ tone: 'success', text: `${quoteName(list.name)} ist jetzt offline verfügbar` })
    onClose()
  }
  const { size, save, share } = useSaveOffline(list, done)
  const error = save.error ?? size.error
  const isFull = size.data?.hasRoom === false
  return (
    <>
      <p>
        Danach übst du {quoteName(list.name)} auf diesem Gerät auch ohne Internet. Deine Antworten werden gespeichert,
        sobald du wieder eine Verbindung hast.
      </p>
      <p role="status">
        {size.data
          ? `${signCount(list.signs.length)}, etwa ${sizeText(size.data.bytes)}`
          : !size.error && 'Die Größe wird ermittelt …'}
      </p>
      {isFull && (
        <p className={classes.error} role="alert">
          Auf diesem Gerät ist dafür nicht genug Platz.
        </p>
      )}
      {error && (
        <p className={classes.error} role="alert">
          {failureText(error)}
        </p>
      )}
      {save.isPending && <Progress value={share * 100} size="lg" aria-label="Fortschritt" />}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Abbrechen
        </Button>
        <Button
          leftSection={<IconDownload size={20} aria-hidden />}
          loading={save.isPending}
          disabled={isFull || (!size.data && !size.error)}
          onClick={() => save.mutate()}
          data-autofocus
        >
          {save.error ? 'Erneut versuchen' : 'Auf dieses Gerät laden'}
        </Button>
      </div>
    </>
  )
}

type StoredListProps = { readonly stored: OfflineList; readonly onClose: () => void }

const StoredList = ({ stored, onClose }: StoredListProps) => {
  const remove = useMutation({
    mutationFn: () => removeListOffline(stored.id),
    onSuccess: () => {
      showToast({ tone: 'success', text: `${quoteName(stored.name)} ist nicht mehr auf diesem Gerät` })
      onClose()
    },
  })
  return (
    <>
      <p>
        {quoteName(stored.name)} ist auf diesem Gerät: {signCount(stored.signCount)}, {sizeText(stored.bytes)}, Stand
        vom {germanDay(stored.savedAt)}. Änderungen kommen von selbst dazu.
      </p>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconTrash size={20} aria-hidden />}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          Vom Gerät entfernen
        </Button>
        <Button onClick={onClose} data-autofocus>
          Fertig
        </Button>
      </div>
    </>
  )
}
