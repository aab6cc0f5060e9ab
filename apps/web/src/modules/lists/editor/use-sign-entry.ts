import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { quoteName } from '../../../ui/quote-name.ts'
import { showToast } from '../../../ui/toast.tsx'
import { bestHit, suggestionsQuery } from './sign-suggestions.ts'

const TYPING_MS = 120

/**
 * The state of the search-and-add field: what is typed, what it finds, which of it is picked. Enter empties the field
 * at once and adds what was meant as soon as the server has found it, in the order of typing: nobody has to wait for
 * the list of hits.
 */
export const useSignEntry = (onChoose: (sign: ListSign) => void) => {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [picked, setPicked] = useState<number | null>(null)
  const [searched] = useDebouncedValue(text.trim(), TYPING_MS)
  const wanted = text.trim()
  const { data, error, isPlaceholderData } = useQuery({ ...suggestionsQuery(searched), enabled: searched !== '' })
  /** The hits are those of what is typed. */
  const isCurrent = searched === wanted && data !== undefined && !isPlaceholderData
  const options = wanted === '' || searched === '' ? [] : (data ?? [])
  const active = picked ?? (isCurrent && bestHit(options) ? 0 : null)
  const queue = useRef(Promise.resolve())

  const type = (next: string): void => {
    setText(next)
    setPicked(null)
    setIsOpen(next.trim() !== '')
  }
  const choose = (sign: ListSign): void => {
    type('')
    onChoose(sign)
  }
  const addBestOf = async (entered: string): Promise<void> => {
    try {
      const signs = await client.fetchQuery(suggestionsQuery(entered))
      const sign = bestHit(signs)
      if (sign) return onChoose(sign)
      showToast({ tone: 'warning', text: `Keine Gebärde zu ${quoteName(entered)} gefunden` })
    } catch {
      showToast({
        tone: 'danger',
        text: `${quoteName(entered)} konnte nicht gesucht werden. Prüfe deine Internetverbindung.`,
      })
    }
    // Given back to be corrected, unless something else is being typed by now.
    setText((current) => (current === '' ? entered : current))
  }
  const enter = (): void => {
    const sign = active === null || !(isCurrent || picked !== null) ? undefined : options[active]
    if (sign) choose(sign)
    else if (wanted !== '' && !isCurrent) {
      type('')
      queue.current = queue.current.then(() => addBestOf(wanted))
    }
  }
  const pressKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move !== undefined && options.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      setPicked(((active ?? (move > 0 ? -1 : 0)) + move + options.length) % options.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      enter()
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setIsOpen(false)
    }
  }
  return {
    text,
    type,
    choose,
    pressKey,
    options,
    active,
    isOpen: isOpen && wanted !== '',
    close: () => setIsOpen(false),
    isSearching: !isCurrent && !error,
    error: searched === wanted ? error : null,
  }
}
