import { type ReactNode, useState } from 'react'
import { useMissingLicence, useSession } from '../../accounts/index.ts'
import { PreviewNotice } from '../public/preview-notice.tsx'
import { PreviewSigns } from '../public/preview-signs.tsx'
import { PrintFormats } from '../public/print-formats.tsx'
import { showsPrices } from '../public/section-links.tsx'
import { WhatIs } from '../public/what-is.tsx'
import { useSignSearch } from '../search/use-sign-search.ts'
import { Hero } from './hero.tsx'
import { isSearching } from './is-searching.ts'
import classes from './landing-page.module.css'
import { Topics } from './topics.tsx'
import { UseCases } from './use-cases.tsx'
import { type FocusTarget, VisitorResults } from './visitor-results.tsx'

type Props = {
  /** What a licence costs, for those who could buy one. */
  readonly prices: ReactNode
  readonly questions: ReactNode
}

/** The first page for visitors: what the product is, a search in all signs, what it is used for and what it costs. */
export const LandingPage = ({ prices, questions }: Props) => {
  const signSearch = useSignSearch()
  const [focusTarget, setFocusTarget] = useState<FocusTarget>(null)
  const { isLicensed } = useSession()
  const missing = useMissingLicence()
  return (
    <div className={classes.page}>
      <Hero signSearch={signSearch} setFocusTarget={setFocusTarget} />
      {isSearching(signSearch.search) ? (
        <VisitorResults signSearch={signSearch} focusTarget={focusTarget} setFocusTarget={setFocusTarget} />
      ) : (
        <>
          <PreviewSigns without={undefined} />
          <PreviewNotice />
        </>
      )}
      <UseCases />
      <Topics onChoose={() => setFocusTarget('heading')} />
      <PrintFormats />
      {!isLicensed && (
        <>
          <WhatIs />
          {showsPrices(missing) && prices}
        </>
      )}
      {questions}
    </div>
  )
}
