import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { readStored, writeStored } from '../storage/browser-storage.ts'
import { prepareToConfirm } from '../ui/dialogs/confirm.tsx'
import { addressBefore } from '../ui/navigation.ts'

type Editor = {
  /** Names the kind of file where the way out is remembered over a reload. */
  readonly scope: string
  /** What its addresses begin with: from one file to the next is not out. */
  readonly path: string
  readonly overview: string
}

/** Where closing an editor leads: to where one came from, also after a reload; else to the overview. */
export const useExit = (editor: Editor): (() => void) => {
  const router = useRouter()
  const [exit] = useState(() => exitAddress(editor))
  // Leaving may have to ask, just because there is no connection any more.
  useEffect(() => void prepareToConfirm(), [])
  return useCallback(() => router.history.push(exit), [router, exit])
}

const exitAddress = ({ scope, path, overview }: Editor): string => {
  const key = `gebaerdenraum-exit-${scope}`
  const before = addressBefore()
  if (!before?.startsWith('/app/') || before.startsWith(path)) return readStored(key, 'visit') ?? overview
  writeStored(key, before, { lifetime: 'visit' })
  return before
}
