import { showNameTaken } from '../../../files/index.ts'
import { useSignEditing } from '../editing-context.ts'

/** Renames a sign in place. Resolves to whether the name was accepted; otherwise the field keeps it for a correction. */
export const useRename = (): ((name: string) => Promise<boolean>) => {
  const { store } = useSignEditing()
  return async (name) => {
    const isTaken = await store.rename(name)
    const { refusedName } = store.view()
    if (refusedName === null) return isTaken
    store.clearRefusedName()
    await showNameTaken(refusedName)
    return false
  }
}
