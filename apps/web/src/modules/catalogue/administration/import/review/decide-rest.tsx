import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { Button } from '@mantine/core'
import { api } from '../../../../../api/client.ts'
import { useAction } from '../../../../../ui/forms/use-action.ts'
import sections from '../../../../../ui/page-sections.module.css'
import { entriesChanged, showImport } from '../queries.ts'

/** One decision for all possible duplicates that are still open. */
export const DecideRest = ({ row }: { readonly row: CatalogueImport }) => {
  const { run: decide, isBusy } = useAction({
    run: async (decideRest: 'new' | 'leave-out') =>
      showImport(await api['catalogue-imports'].patch(row._id, { decideRest })),
    done: 'Für alle übrigen entschieden.',
    refresh: () => void entriesChanged(row._id),
  })
  return (
    <div className={sections.actions}>
      <span>
        {row.undecided === 1 ? 'Eine ist noch offen.' : `${row.undecided.toLocaleString('de-DE')} sind noch offen.`}
      </span>
      <Button variant="default" disabled={isBusy} onClick={() => void decide('new')}>
        Alle übrigen sind neu
      </Button>
      <Button variant="default" disabled={isBusy} onClick={() => void decide('leave-out')}>
        Alle übrigen auslassen
      </Button>
    </div>
  )
}
