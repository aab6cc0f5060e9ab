import { ActionIcon, Kbd, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
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
      <search className={classes.field}>
        <form onSubmit={search}>
          <TextInput
            type="search"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            aria-label="Gebärde suchen"
            placeholder="Suchen"
            maxLength={100}
            autoComplete="off"
            leftSection={<IconSearch size={20} aria-hidden />}
            rightSection={<Kbd aria-hidden>/</Kbd>}
            data-search-field
          />
        </form>
      </search>
      <ActionIcon
        className={classes.button!}
        aria-label="Gebärde suchen"
        renderRoot={(props) => <Link to={SEARCH_PATH} {...props} />}
      >
        <IconSearch aria-hidden />
      </ActionIcon>
    </>
  )
}
