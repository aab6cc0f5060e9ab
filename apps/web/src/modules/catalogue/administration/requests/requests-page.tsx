import { REQUEST_STATUSES, type RequestStatus } from '@gebaerdenraum/domain/catalogue/request-status'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { AdministrationPage } from '../../../../ui/administration/administration-page.tsx'
import { SearchField } from '../../../../ui/lists/search-field.tsx'
import { SearchLandmark } from '../../../../ui/search-landmark.tsx'
import classes from '../table/catalogue-filters.module.css'
import { MissedSearches } from './missed-searches.tsx'
import { STATUS_NAMES } from './request-states.ts'
import { SignRequests } from './sign-requests.tsx'

/** Searches without a result, and requested signs: the work list of the catalogue. */
export const Page = () => {
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const [status, setStatus] = useState<RequestStatus>('open')
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
          onChange={(event) => setStatus(event.currentTarget.value as RequestStatus)}
          data={REQUEST_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))}
        />
      </SearchLandmark>
      <MissedSearches key={`searches ${key}`} search={search} status={status} />
      <SignRequests key={`requests ${key}`} search={search} status={status} />
    </AdministrationPage>
  )
}
