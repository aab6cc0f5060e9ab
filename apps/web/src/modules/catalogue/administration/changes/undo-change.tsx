import { FIELD_TITLES } from '@gebaerdenraum/domain/catalogue/catalogue-changes/change-summaries'
import type { CatalogueChange, UndoOutcome } from '@gebaerdenraum/domain/catalogue/catalogue-changes.contract'
import { api } from '../../../../api/client.ts'
import { confirm } from '../../../../ui/dialogs/confirm.tsx'
import { showFailure } from '../../../../ui/failure.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { catalogueChanged } from '../queries.ts'
import { countOfSigns } from '../table/count-of-signs.ts'

/** Undoes a change; asks what to do with signs that were changed since. */
export const undoChange = async ({ _id, summary }: Pick<CatalogueChange, '_id' | 'summary'>): Promise<void> => {
  try {
    const outcome = await api['catalogue-changes'].patch(_id, { undone: true })
    catalogueChanged()
    if (outcome.restored > 0)
      showToast({ tone: 'success', text: `Rückgängig gemacht: ${countOfSigns(outcome.restored)}.` })
    if (outcome.conflictCount > 0 && (await mayOverwrite(summary, outcome))) {
      const forced = await api['catalogue-changes'].patch(_id, { undone: true, force: true })
      catalogueChanged()
      showToast({ tone: 'success', text: `Rückgängig gemacht: ${countOfSigns(forced.restored)}.` })
    } else if (outcome.conflictCount === 0 && outcome.restored === 0) {
      showToast({ tone: 'info', text: 'Alle waren schon wieder so.' })
    }
  } catch (error) {
    catalogueChanged()
    showFailure(error)
  }
}

const mayOverwrite = (summary: string, { conflicts, conflictCount }: UndoOutcome): Promise<boolean> =>
  confirm({
    title: 'Seither geänderte Gebärden auch zurücksetzen?',
    body: (
      <>
        <p>
          {countOfSigns(conflictCount)} {conflictCount === 1 ? 'wurde' : 'wurden'} nach dieser Änderung ({summary}) noch
          einmal geändert und {conflictCount === 1 ? 'blieb' : 'blieben'}:
        </p>
        <ul>
          {conflicts.slice(0, NAMED).map(({ sign, title, fields }) => (
            <li key={sign}>
              {title} ({fields.map((field) => FIELD_TITLES[field]).join(', ')})
            </li>
          ))}
          {conflictCount > NAMED && <li>und {conflictCount - NAMED} weitere</li>}
        </ul>
      </>
    ),
    confirmLabel: 'Auch zurücksetzen',
    cancelLabel: 'So lassen',
    tone: 'danger',
  })

const NAMED = 8
