import { IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { SearchLandmark } from '../../ui/search-landmark.tsx'
import classes from './search-field.module.css'

const SEARCH_PATH = '/app/suche'

/** Leads to the search page with what was typed. On phones it is a button that opens the page. */
export const SearchField = () => {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    void navigate({ to: SEARCH_PATH, search: { search: text.trim() } })
  }
  return (
    <>
      <SearchLandmark label="Suche" className={classes.field!}>
        <form onSubmit={search}>
          <IconSearch size={20} aria-hidden />
          <input
            type="search"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            aria-label="Gebärde suchen"
            aria-keyshortcuts="/"
            placeholder="Suchen"
            maxLength={100}
            autoComplete="off"
            data-search-field
          />
          <kbd aria-hidden>/</kbd>
        </form>
      </SearchLandmark>
      <Link to={SEARCH_PATH} className={classes.button} aria-label="Gebärde suchen">
        <IconSearch aria-hidden />
      </Link>
    </>
  )
}
