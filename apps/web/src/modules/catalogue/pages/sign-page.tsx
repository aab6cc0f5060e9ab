import { REVEAL_PARTS } from '@gebaerdenraum/domain/catalogue/reveal'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useParam } from '../../../ui/address-parts.ts'
import { useBreadcrumbName } from '../../../ui/breadcrumb-name.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useSession } from '../../accounts/index.ts'
import { useLeaveToSearch, useMissingSign } from '../components/missing-sign.ts'
import { SignTopBar } from '../components/sign-top-bar.tsx'
import { SignView } from '../components/sign-view.tsx'
import { signQuery } from '../queries.ts'
import { useQuiz } from '../sign-address.ts'
import classes from './sign-page.module.css'

/** One sign at its own address. */
export const Page = () => {
  const slug = useParam('slug') ?? ''
  const quiz = useQuiz()
  const { isLicensed } = useSession()
  const { data: sign, error, refetch } = useQuery(signQuery(slug))
  const canGoBack = useCanGoBack()
  const { history } = useRouter()
  const leave = useLeaveToSearch()
  const isQuiz = quiz?.isOn ?? false
  useBreadcrumbName(isQuiz ? null : sign?.name)
  useMissingSign({ isMissing: sign === null, error: sign ? null : error, onRetry: () => void refetch() })

  if (!sign) {
    return (
      <div className={classes.waiting}>
        <PageHeading isHidden>Gebärde</PageHeading>
        {!error && <Skeleton className={classes.skeleton!} />}
      </div>
    )
  }
  return (
    <div className={classes.page}>
      <SignView
        key={sign._id}
        sign={sign}
        isLicensed={isLicensed}
        {...(isQuiz && { covered: REVEAL_PARTS })}
        fills
        onReload={async () => (await refetch()).data?.images.signVideo}
        topBar={(titleCover) => (
          <>
            {titleCover && <PageHeading isHidden>Gebärde</PageHeading>}
            <SignTopBar
              sign={sign}
              heading={
                <PageHeading size="h2" translate="no">
                  {sign.name}
                </PageHeading>
              }
              titleCover={titleCover}
              onClose={canGoBack ? () => history.back() : leave}
              quiz={quiz}
            />
          </>
        )}
      />
    </div>
  )
}
