import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { Button } from '@mantine/core'
import { api } from '../../../../api/client.ts'
import sections from '../../../../ui/page-sections.module.css'
import { showToast } from '../../../../ui/toast.tsx'
import { entriesChanged, showImport } from '../queries.ts'

/** One decision for all possible duplicates that are still open. */
export const DecideRest = ({ row }: { readonly row: CatalogueImport }) => {
  const decide = async (decideRest: 'new' | 'leave-out'): Promise<void> => {
    try {
      showImport(await api['catalogue-imports'].patch(row._id, { decideRest }))
      showToast({ tone: 'success', text: 'Für alle übrigen entschieden.' })
    } catch (error) {
      showToast({ tone: 'danger', text: (error as Error).message })
    } finally {
      void entriesChanged(row._id)
    }
  }
  return (
    <div className={sections.actions}>
      <span>
        {row.undecided === 1 ? 'Eine ist noch offen.' : `${row.undecided.toLocaleString('de-DE')} sind noch offen.`}
      </span>
      <Button variant="default" onClick={() => void decide('new')}>
        Alle übrigen sind neu
      </Button>
      <Button variant="default" onClick={() => void decide('leave-out')}>
        Alle übrigen auslassen
      </Button>
    </div>
  )
}
