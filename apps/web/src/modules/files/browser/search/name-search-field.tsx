import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { quoteName } from '../../../../ui/quote-name.ts'
import { SEARCH_MAX } from '../browser-address.ts'
import { useSharedBrowser } from '../browser-context.ts'

/** The search follows the typing with this delay. */
const DELAY_MS = 250

/** Looks for names in the open folder and below it. */
export const NameSearchField = () => {
  const { folder, folderId, navigation } = useSharedBrowser()
  const { address, change } = navigation
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed for one folder is not searched in the next
  useEffect(() => {
    clearTimeout(timer.current)
    setTyped(null)
  }, [folderId, address.search])

  const search = (text: string, delayMs: number) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // The first letter is a step of the history, so that “back” leads out of the search.
      void change({ search: text.trim() === '' ? '' : text, page: 1, chosen: [] }, { replace: address.search !== '' })
    }, delayMs)
  }
  const value = typed ?? address.search
  const label = `In ${quoteName(folder?.name ?? 'diesem Ordner')} suchen`
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={SEARCH_MAX}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      leftSection={<IconSearch size={20} aria-hidden />}
      rightSection={
        value === '' ? null : (
          <CloseButton size={44} iconSize={20} aria-label="Suche leeren" onClick={() => search('', 0)} />
        )
      }
      onChange={(event) => search(event.currentTarget.value, DELAY_MS)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return
        event.preventDefault()
        search('', 0)
      }}
    />
  )
}
