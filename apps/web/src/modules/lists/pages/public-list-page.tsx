import { Anchor, Button } from '@mantine/core'
import { IconListDetails, IconPlayerPlayFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useParam } from '../../../ui/address-parts.ts'
import { useBreadcrumbName } from '../../../ui/breadcrumb-name.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { SkeletonGrid } from '../../../ui/skeleton-grid.tsx'
import { PublicListGrid } from '../public/public-list-grid.tsx'
import { SharedNotice } from '../public/shared-notice.tsx'
import { useSharedList } from '../public/use-shared-list.ts'
import classes from './public-list-page.module.css'

/** What a share link leads to without a licence: the list at a glance (specification 2, section 2). */
export const Page = () => {
  const shareKey = useParam('shareKey')
  const { list, isMissing, error, refetch } = useSharedList(shareKey)
  useBreadcrumbName(list?.name)
  if (isMissing) {
    return (
      <div className={classes.page}>
        <PageHeading>Diese Lernliste gibt es nicht</PageHeading>
        <p>
          Vielleicht fehlt ein Teil des Links, oder die Lernliste wird nicht mehr geteilt. Frag die Person, die sie
          geteilt hat.
        </p>
        <p>
          <Anchor component={Link} to="/gebaerden" underline="always">
            Gebärden ansehen
          </Anchor>
        </p>
      </div>
    )
  }
  if (!list || shareKey === undefined) {
    return (
      <div className={classes.page}>
        <PageHeading isHidden>Lernliste</PageHeading>
        {error ? (
          <LoadError title="Die Lernliste konnte nicht geladen werden" error={error} onRetry={refetch} />
        ) : (
          <SkeletonGrid count={8} aspectRatio="1" label="Lernliste wird geladen" />
        )}
      </div>
    )
  }
  const isEmpty = list.total === 0
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <PageHeading>
          Lernliste <span translate="no">{list.name}</span>
        </PageHeading>
        <Button
          size="lg"
          color="coral"
          leftSection={<IconPlayerPlayFilled size={20} aria-hidden />}
          {...(isEmpty ? { disabled: true } : { component: Link, to: `/lernliste/${shareKey}` })}
        >
          Öffnen
        </Button>
      </header>
      <SharedNotice list={list} shareKey={shareKey} />
      {isEmpty ? (
        <EmptyState icon={IconListDetails} title="Diese Lernliste ist noch leer" />
      ) : (
        <PublicListGrid signs={list.signs} total={list.total} shareKey={shareKey} />
      )}
    </div>
  )
}
