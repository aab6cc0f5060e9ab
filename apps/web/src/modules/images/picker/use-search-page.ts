import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'

const TYPING_MS = 150

/** What is typed, what is searched for a moment later, and the page of what was found. */
export const useSearchPage = () => {
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [search] = useDebouncedValue(text.trim(), TYPING_MS)
  const type = (next: string): void => {
    setText(next)
    setPage(1)
  }
  return { text, type, search, page, setPage }
}
