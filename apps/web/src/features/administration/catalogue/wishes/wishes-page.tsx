import { WISH_STATUSES, type WishStatus } from '@gebaerdenraum/domain/catalogue/wish-status'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { SearchField } from '../../../../ui/lists/search-field.tsx'
import { SearchLandmark } from '../../../../ui/search-landmark.tsx'
import { AdministrationPage } from '../../components/administration-page.tsx'
import classes from '../table/catalogue-filters.module.css'
import { MissedSearches } from './missed-searches.tsx'
import { SignRequests } from './sign-requests.tsx'
import { STATUS_NAMES } from './wish-states.ts'

/** What people searched and did not find, and what they asked for: a list to work from. */
export const Page = () => {
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const [status, setStatus] = useState<WishStatus>('open')
  // Another filter begins at its first page.
  const key = `${status} ${search}`
  return (
    <AdministrationPage heading="Wünsche">
      <SearchLandmark label="Wünsche suchen" className={classes.filters!}>
        <SearchField label="Suche" maxLength={100} value={typed} onChange={setTyped} />
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
