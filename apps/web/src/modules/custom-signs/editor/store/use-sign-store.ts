import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import type { Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import type { CustomSignType } from '@gebaerdenraum/domain/files/file-types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FileDraft } from '../../../../file-editor/file-model.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { customSignQuery } from '../../queries.ts'
import { openSignsOf, type SignStore } from './open-signs.ts'

/** Which sign a page shows: one that exists, or a new one of this type. */
export type SignAddress = { readonly id: string } | { readonly type: CustomSignType }

/** The store of the sign that the page shows, as soon as it is known; with what an earlier visit could not save. */
export const useSignStore = (address: SignAddress) => {
  const client = useQueryClient()
  const openSigns = openSignsOf(client)
  const id = 'id' in address ? address.id : null
  const type = 'type' in address ? address.type : null
  const [store, setStore] = useState<SignStore | null>(() => (id === null ? null : openSigns.opened(id)))
  const isShown = store !== null && (id === null || store.view().file?._id === id)
  const query = { ...customSignQuery(id ?? ''), enabled: id !== null, refetchOnWindowFocus: 'always' } as const
  const { data: sign, error, refetch } = useQuery(query)

  useEffect(() => {
    if (isShown || (id !== null && !sign)) return
    let isLeft = false
    const begin = async () => {
      const left = await openSigns.takeDraft(id, ({ signType }) => type === null || signType === type)
      if (isLeft && !left) return
      const opened =
        sign && id !== null ? openSigns.open(sign) : openSigns.openNew(newScene(type ?? 'signOnly'), left?.opening)
      if (left) restoreDraft(opened, left.draft)
      // The page is gone by now: what was found is saved all the same.
      if (isLeft) openSigns.attach(opened)()
      else setStore(opened)
    }
    void begin()
    return () => {
      isLeft = true
    }
  }, [id, type, sign, isShown, openSigns])

  useEffect(() => (store ? openSigns.attach(store) : undefined), [store, openSigns])
  useEffect(() => {
    if (!isShown || !sign) return
    // The cached state of an earlier visit is shown at once, until the server returns a newer one.
    const { file, saving } = store.view()
    const isNewer = file?._id === sign._id && sign.revision > file.revision
    if (!isNewer || saving !== 'saved' || store.editor.state().history.mark) return
    void store.loadTheirs().then(() => {
      showToast({ tone: 'info', text: 'Jemand hat diese Gebärde geändert. Du siehst die neue Fassung.' })
    })
  }, [isShown, store, sign])
  return { store: isShown ? store : null, error, refetch }
}

const restoreDraft = (store: SignStore, draft: FileDraft<Scene>): void => {
  if (!store.restoreDraft(draft)) return
  showToast({ tone: 'info', text: 'Deine Änderungen, die noch nicht gespeichert waren, sind wieder da.' })
}
