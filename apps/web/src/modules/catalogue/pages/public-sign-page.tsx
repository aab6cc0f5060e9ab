import { Skeleton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useBreadcrumbName } from '../../../ui/breadcrumb-name.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useMissingLicence, useSession } from '../../accounts/index.ts'
import { useMissingSign } from '../components/missing-sign.ts'
import { SignView } from '../components/sign-view.tsx'
import { WordClassBadge } from '../components/word-class-tag.tsx'
import { PreviewNotice } from '../public/preview-notice.tsx'
import { PreviewSigns } from '../public/preview-signs.tsx'
import { PrintFormats } from '../public/print-formats.tsx'
import { SectionLinks, showsPrices } from '../public/section-links.tsx'
import { VisitorButtons } from '../public/visitor-buttons.tsx'
import { WhatIs } from '../public/what-is.tsx'
import { signQuery } from '../queries.ts'
import classes from './public-sign-page.module.css'

type Props = { readonly slug: string; readonly prices: ReactNode }

/**
 * What a shared link leads to: one sign, for visitors and accounts without a licence. `prices` are shown to those who could
 * buy a licence.
 */
export const PublicSignPage = ({ slug, prices }: Props) => {
  const { isLicensed } = useSession()
  const missing = useMissingLicence()
  return (
    <div className={classes.page}>
      <PublicSign slug={slug} key={slug} />
      <PreviewSigns without={slug} />
      <PrintFormats />
      {!isLicensed && (
        <>
          <WhatIs />
          {showsPrices(missing) && prices}
        </>
      )}
    </div>
  )
}

/** Stays together where it does not fit beside the heading. */
const VisitorWays = () => (
  <div className={classes.ways}>
    <SectionLinks />
    <VisitorButtons />
  </div>
)

const PublicSign = ({ slug }: { readonly slug: string }) => {
  const { isLicensed } = useSession()
  const { data: sign, error, refetch } = useQuery(signQuery(slug))
  useBreadcrumbName(sign?.name)
  useMissingSign({ isMissing: sign === null, error: sign ? null : error, onRetry: () => void refetch() })
  if (sign === null) {
    return (
      <div>
        <PageHeading>Diese Gebärde gibt es nicht</PageHeading>
        <p>Vielleicht fehlt ein Teil des Links, oder die Gebärde hat inzwischen einen anderen Namen.</p>
      </div>
    )
  }
  if (!sign) {
    return (
      <>
        <PageHeading isHidden>Gebärde</PageHeading>
        {!error && <Skeleton className={classes.skeleton!} />}
      </>
    )
  }
  return (
    <SignView
      sign={sign}
      isLicensed={isLicensed}
      onReload={async () => (await refetch()).data?.images.signVideo}
      topBar={() => (
        <>
          <nav aria-label="Brotkrumen" className={classes.crumbs}>
            <Link to="/gebaerden/{-$slug}" params={{ slug: undefined }}>
              Gebärden
            </Link>
            <IconChevronRight size={18} aria-hidden="true" />
            <span aria-current="page" translate="no">
              {sign.name}
            </span>
          </nav>
          <header className={classes.bar}>
            <div className={classes.name}>
              <WordClassBadge id={sign.wordClass} />
              <PageHeading translate="no">{sign.name}</PageHeading>
            </div>
            <VisitorWays />
          </header>
          <PreviewNotice />
        </>
      )}
    />
  )
}
