import { useCallback } from 'react'
import { useWords } from '../../../../ui/address-parts.ts'
import { useChangeSearch } from '../../../../ui/use-change-search.ts'

/** What a list is narrowed down by, as it stands in the address: it can be read, shared and come back to. */
export type AddressWords = Readonly<Record<string, string>>

export const useAddressWords = () => {
  const { seite, ...words } = useWords()
  const changeSearch = useChangeSearch()
  const change = useCallback(
    (next: Readonly<Record<string, string | undefined>>) =>
      void changeSearch((previous) => ({ ...previous, seite: undefined, ...next }), {
        replace: true,
        resetScroll: next['seite'] !== undefined,
      }),
    [changeSearch],
  )
  return { words: words as AddressWords, page: pageOf(seite), change }
}

const pageOf = (text: string | undefined): number => {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 ? page : 1
}
