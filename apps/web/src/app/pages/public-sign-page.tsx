import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { LicenceBlock } from '../../features/licences/index.ts'
import { PublicSignPage } from '../../features/signs/pages/public-sign-page.tsx'

/** The public page of a sign, and below it what a licence costs. */
export const Page = () => (
  <PublicSignPage
    prices={
      <Suspense fallback={<Skeleton height="24rem" />}>
        <LicenceBlock />
      </Suspense>
    }
  />
)
