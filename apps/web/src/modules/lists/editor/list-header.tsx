import { FILE_NAME_MAX } from '@gebaerdenraum/domain/files/file-names'
import { progressOf } from '@gebaerdenraum/domain/lists/list-signs'
import { Button } from '@mantine/core'
import { IconDeviceFloppy, IconDeviceMobile, IconPlayerPlay, IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { SavingIndicator } from '../../../file-editor/saving-indicator.tsx'
import { EditableName } from '../../../ui/editable-name.tsx'
import { showRenameFailure, useFileDialog } from '../../files/index.ts'
import { ListProgress } from '../components/list-progress.tsx'
import { ListTitleBar } from '../components/list-title-bar.tsx'
import { signCount } from '../components/sign-count.ts'
import { useOfflineList } from '../offline/offline-lists.ts'
import { ListShareMenu } from '../sharing/list-share-menu.tsx'
import classes from './list-header.module.css'
import { ListMenu } from './list-menu.tsx'
import { type ListStore, type ListView, UNNAMED_LIST } from './list-store.ts'

type Props = { readonly store: ListStore; readonly view: ListView }

/** Name, progress and saving state of a list, and what can be done with it. */
export const ListHeader = ({ store, view }: Props) => {
  const { list, name, signIds, saving, savedAt, error } = view
  const known = new Set(list?.learnedSigns)
  const learned = signIds.filter((id) => known.has(id)).length
  const isOffline = useOfflineList(list?._id ?? '') !== undefined
  return (
    <ListTitleBar
      actions={
        list ? (
          <>
            <ListShareMenu list={list} onChange={store.receive} />
            <ListMenu store={store} view={view} list={list} />
            <Button
              component={Link}
              to={`/app/lernliste/${list._id}`}
              color="coral"
              leftSection={<IconPlayerPlay size={20} aria-hidden />}
              disabled={signIds.length === 0}
            >
              Lernen
            </Button>
          </>
        ) : (
          <SaveButton store={store} isBusy={saving !== 'new'} />
        )
      }
    >
      <EditableName
        name={name}
        label="Name der Lernliste"
        maxLength={FILE_NAME_MAX}
        isPrinted
        onChange={(changed) => renameOrCreate(store, changed)}
      />
      <div className={classes.facts}>
        <span>{signCount(signIds.length)}</span>
        {signIds.length > 0 && (
          <ListProgress learned={learned} count={signIds.length} percent={progressOf(signIds, known)} />
        )}
        {list?.ownerType === 'teams' && (
          <span className={classes.team}>
            <IconUsersGroup size={20} aria-hidden />
            {list.authorFullname ? `Liste deines Teams, von ${list.authorFullname}` : 'Liste deines Teams'}
          </span>
        )}
        {isOffline && (
          <span className={classes.team}>
            <IconDeviceMobile size={20} aria-hidden />
            Offline verfügbar
          </span>
        )}
        <SavingIndicator
          saving={saving}
          savedAt={savedAt}
          error={error}
          // The alert about refused edits has this button.
          onRetry={saving === 'refused' ? null : store.retry}
        />
      </div>
    </ListTitleBar>
  )
}

/** Renames a list in place. A new list is created with its name. */
const renameOrCreate = async (store: ListStore, name: string): Promise<boolean> => {
  // It may be about to be created with its first sign, under the name it has for now.
  if (!store.view().list) await store.flush()
  if (store.view().list) return store.rename(name)
  try {
    await store.createAs(name)
    return true
  } catch (error) {
    await showRenameFailure(error, name)
    return false
  }
}

/** Without it a new list is put into one's own folder, under a free name, with its first sign. */
const SaveButton = ({ store, isBusy }: { readonly store: ListStore; readonly isBusy: boolean }) => {
  const dialog = useFileDialog()
  const save = () =>
    dialog.open({
      mode: 'create',
      type: 'lists',
      name: UNNAMED_LIST,
      createContent: async (node) => (await store.createAs(node.name, node._id))._id,
    })
  return (
    <Button
      color="coral"
      leftSection={<IconDeviceFloppy size={20} aria-hidden />}
      loading={isBusy}
      onClick={() => void save()}
    >
      Speichern
    </Button>
  )
}
