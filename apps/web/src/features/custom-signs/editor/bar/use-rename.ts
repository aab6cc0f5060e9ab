import { confirm } from '../../../../ui/confirm-dialog.tsx'
import { useSignEditing } from '../editing-context.ts'

/** Names a sign where its name stands. Resolves to whether the name stands; else what was typed stays to be corrected. */
export const useRename = (): ((name: string) => Promise<boolean>) => {
  const { store } = useSignEditing()
  return async (name) => {
    const isTaken = await store.rename(name)
    const { refusedName } = store.view()
    if (refusedName === null) return isTaken
    store.forgetRefusedName()
    await confirm({
      title: 'Fehler beim Umbenennen',
      body: `Eine Datei mit dem Namen „${refusedName}” gibt es an diesem Speicherort schon. Bitte wähle einen anderen Namen.`,
      confirmLabel: 'Verstanden',
      cancelLabel: null,
    })
    return false
  }
}
