import { WISH_STATUSES, type WishStatus } from '@gebaerdenraum/domain/catalogue/wish-status'
import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { SearchLandmark } from '../../../../ui/search-landmark.tsx'
import { AdministrationPage } from '../../components/administration-page.tsx'
import classes from '../table/catalogue-filters.module.css'
import { MissedSearches } from './missed-searches.tsx'
import { SignRequests } from './sign-requests.tsx'
import { STATUS_NAMES } from './wish-states.ts'

const DELAY_MS = 250

/** What people searched and did not find, and what they asked for: a list to work from. */
export const Page = () => {
  const [text, setText] = useState('')
  const [status, setStatus] = useState<WishStatus>('open')
  const [search] = useDebouncedValue(text.trim(), DELAY_MS)
  // Another filter begins at its first page.
  const key = `${status} ${search}`
  return (
    <AdministrationPage heading="Wünsche">
      <SearchLandmark label="Wünsche suchen" className={classes.filters!}>
        <TextInput
          type="search"
          label="Suche"
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NativeSelect
          size="md"
          label="Stand"
          value={status}
          onChange={(event) => setStatus(event.currentTarget.value as WishStatus)}
          data={WISH_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))}
        />
      </SearchLandmark>
      <MissedSearches key={`searches ${key}`} search={search} status={status} />
      <SignRequests key={`requests ${key}`} search={search} status={status} />
    </AdministrationPage>
  )
}
