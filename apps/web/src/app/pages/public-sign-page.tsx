import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { FrequentQuestions } from '../../features/content/index.ts'
import { LicenceBlock } from '../../features/licences/index.ts'
import { LandingPage } from '../../features/signs/landing/landing-page.tsx'
import { PublicSignPage } from '../../features/signs/pages/public-sign-page.tsx'
import { useParam } from '../../ui/address-parts.ts'

/** The public page of a sign, or the first page for visitors, and below it what a licence costs. */
export const Page = () => {
  const slug = useParam('slug')
  const prices = (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <LicenceBlock />
    </Suspense>
  )
  return slug === undefined ? (
    <LandingPage prices={prices} questions={<FrequentQuestions />} />
  ) : (
    <PublicSignPage slug={slug} prices={prices} />
  )
}
