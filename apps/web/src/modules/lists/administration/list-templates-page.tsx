import { Button } from '@mantine/core'
import { IconLayoutGridAdd, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { AdministrationPage } from '../../../ui/administration/administration-page.tsx'
import { openDialog } from '../../../ui/dialogs/dialog-host.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QueryView } from '../../../ui/lists/query-view.tsx'
import classes from './list-templates.module.css'
import { allTemplatesQuery } from './queries.ts'
import { TemplateDialog } from './template-dialog.tsx'
import { TemplateList } from './template-list.tsx'

/** Templates for learning lists: their order, what they hold, and which of them people see. */
export const Page = () => {
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
      <QueryView
        query={useQuery(allTemplatesQuery)}
        failed="Die Vorlagen konnten nicht geladen werden"
        loading="Vorlagen werden geladen"
        height="17.5rem"
        isEmpty={({ length }) => length === 0}
        empty={
          <EmptyState icon={IconLayoutGridAdd} title="Es gibt noch keine Vorlagen.">
            <p>Stelle eine Lernliste zusammen und mache hier eine Vorlage daraus.</p>
          </EmptyState>
        }
      >
        {(templates) => <TemplateList templates={templates} />}
      </QueryView>
    </AdministrationPage>
  )
}
