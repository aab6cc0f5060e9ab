import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { useBreadcrumbName } from '../../../ui/breadcrumb-name.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { LoadingList } from '../components/loading-list.tsx'
import { MissingList } from '../components/missing-list.tsx'
import { listTemplateQuery } from '../queries.ts'
import { ReadOnlyList } from './read-only-list.tsx'
import { SaveAsButton } from './save-as-button.tsx'

/** A template with its signs; whoever wants to work with it makes a list of his own from it. */
export const TemplateView = ({ id }: { readonly id: string }) => {
  const { data: template, error, refetch } = useQuery(listTemplateQuery(id))
  useBreadcrumbName(template?.name)
  if (template) {
    return (
      <ReadOnlyList
        name={template.name}
        note={template.description}
        signs={template.signs}
        actions={<SaveAsButton source={{ name: template.name, template: template._id }} isPrimary />}
      />
    )
  }
  if (error instanceof ApiError && error.code === 404) return <MissingList what="Diese Vorlage" />
  if (!error) return <LoadingList />
  return (
    <>
      <PageHeading isHidden>Vorlage</PageHeading>
      <LoadError title="Die Vorlage konnte nicht geladen werden" error={error} onRetry={() => void refetch()} />
    </>
  )
}
