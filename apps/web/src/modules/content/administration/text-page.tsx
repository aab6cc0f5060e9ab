import { isPageSlug, PAGES } from '@gebaerdenraum/domain/content/page-slugs'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useParam } from '../../../ui/address-parts.ts'
import { AdministrationPage } from '../../../ui/administration/administration-page.tsx'
import { useBreadcrumbName } from '../../../ui/breadcrumb-name.ts'
import { QueryView } from '../../../ui/lists/query-view.tsx'
import { useSession } from '../../accounts/index.ts'
import { PlaceholderNote } from './placeholder-note.tsx'
import { currentTextQuery } from './queries.ts'
import { TextEditor } from './text-editor.tsx'
import { isPlaceholder } from './text-origin.ts'

/** One text: written as Markdown, seen beside it as it will be read. */
export const Page = () => {
  const slug = useParam('slug') ?? ''
  const known = isPageSlug(slug) ? slug : null
  const title = known ? PAGES[known].title : 'Unbekannter Text'
  useBreadcrumbName(title)
  const { session } = useSession()
  const query = useQuery({ ...currentTextQuery(known ?? 'hilfe'), enabled: known !== null })
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
      <QueryView query={query} failed="Der Text konnte nicht geladen werden" loading="Text wird geladen" height="25rem">
        {(current) => (
          <>
            {isPlaceholder(current) && <PlaceholderNote slug={known} />}
            {session && <TextEditor key={known} slug={known} current={current} userId={session.user._id} />}
          </>
        )}
      </QueryView>
    </AdministrationPage>
  )
}
