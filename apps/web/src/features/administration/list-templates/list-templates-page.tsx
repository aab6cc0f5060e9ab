import type { ListTemplate } from '@gebaerdenraum/domain/lists/list-templates.contract'
import { Button, Skeleton } from '@mantine/core'
import { IconLayoutGridAdd, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { openDialog } from '../../../ui/dialogs/dialog-host.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { AdministrationPage } from '../components/administration-page.tsx'
import classes from './list-templates.module.css'
import { allTemplatesQuery } from './queries.ts'
import { TemplateDialog } from './template-dialog.tsx'
import { TemplateList } from './template-list.tsx'

/** Templates for learning lists: their order, what they hold, and which of them people see. */
export const Page = () => {
  const { data: templates, error, refetch } = useQuery(allTemplatesQuery)
  return (
    <AdministrationPage
      heading="Listenvorlagen"
      actions={
        <Button
          color="coral"
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => void openDialog(TemplateDialog, { template: null })}
        >
          Neue Vorlage
        </Button>
      }
    >
      <p className={classes.hint}>
        Veröffentlichte Vorlagen stehen in dieser Reihenfolge über den Lernlisten aller Personen. Eine Vorlage beginnt
        als Kopie einer deiner Lernlisten: Was du danach an der Lernliste änderst, ändert die Vorlage nicht.
      </p>
      <Templates templates={templates} error={error} onRetry={() => void refetch()} />
    </AdministrationPage>
  )
}

type Props = {
  readonly templates: readonly ListTemplate[] | undefined
  readonly error: Error | null
  readonly onRetry: () => void
}

const Templates = ({ templates, error, onRetry }: Props) => {
  if (!templates && error)
    return <LoadError title="Die Vorlagen konnten nicht geladen werden" error={error} onRetry={onRetry} />
  if (!templates)
    return (
      <div className={classes.rows} role="status" aria-label="Vorlagen werden geladen">
        <Skeleton height={88} />
        <Skeleton height={88} />
        <Skeleton height={88} />
      </div>
    )
  if (templates.length === 0)
    return (
      <EmptyState icon={IconLayoutGridAdd} title="Es gibt noch keine Vorlagen.">
        <p>Stelle eine Lernliste zusammen und mache hier eine Vorlage daraus.</p>
      </EmptyState>
    )
  return <TemplateList templates={templates} />
}
