import { isPageSlug, PAGES } from '@gebaerdenraum/domain/content/page-slugs'
import { Button, Skeleton } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useParam } from '../../../ui/address-parts.ts'
import { useBreadcrumbName } from '../../../ui/breadcrumb-name.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { useSession } from '../../accounts/index.ts'
import { AdministrationPage } from '../components/administration-page.tsx'
import { currentTextQuery } from './queries.ts'
import { TextEditor } from './text-editor.tsx'

/** One text: written as Markdown, seen beside it as it will be read. */
export const Page = () => {
  const slug = useParam('slug') ?? ''
  const known = isPageSlug(slug) ? slug : null
  const title = known ? PAGES[known].title : 'Unbekannter Text'
  useBreadcrumbName(title)
  const { session } = useSession()
  const { data: current, error, refetch } = useQuery({ ...currentTextQuery(known ?? 'hilfe'), enabled: known !== null })
  if (!known) {
    return (
      <AdministrationPage heading="Diesen Text gibt es nicht">
        <p>
          <Link to="/app/verwaltung/texte">Zu allen Texten</Link>
        </p>
      </AdministrationPage>
    )
  }
  return (
    <AdministrationPage
      heading={title}
      actions={
        <Button
          variant="default"
          component="a"
          href={PAGES[known].path}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          Seite ansehen
        </Button>
      }
    >
      {current && session ? (
        <TextEditor key={known} slug={known} current={current} userId={session.user._id} />
      ) : error ? (
        <LoadError title="Der Text konnte nicht geladen werden" error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Text wird geladen">
          <Skeleton height={400} />
        </div>
      )}
    </AdministrationPage>
  )
}
