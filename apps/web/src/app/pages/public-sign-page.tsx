import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { LicenceBlock } from '../../modules/billing/index.ts'
import { LandingPage } from '../../modules/catalogue/landing/landing-page.tsx'
import { PublicSignPage } from '../../modules/catalogue/pages/public-sign-page.tsx'
import { FrequentQuestions } from '../../modules/content/index.ts'
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
