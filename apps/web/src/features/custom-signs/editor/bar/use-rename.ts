import { tellNameTaken } from '../../../files/index.ts'
import { useSignEditing } from '../editing-context.ts'

/** Names a sign where its name stands. Resolves to whether the name stands; else what was typed stays to be corrected. */
export const useRename = (): ((name: string) => Promise<boolean>) => {
  const { store } = useSignEditing()
  return async (name) => {
    const isTaken = await store.rename(name)
    const { refusedName } = store.view()
    if (refusedName === null) return isTaken
    store.forgetRefusedName()
    await tellNameTaken(refusedName)
    return false
  }
}
