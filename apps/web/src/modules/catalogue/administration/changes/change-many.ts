import type { BulkChange } from '@gebaerdenraum/domain/catalogue/catalogue-changes.contract'
import { api } from '../../../../api/client.ts'
import { showFailure } from '../../../../ui/failure.ts'
import { quoteName } from '../../../../ui/quote-name.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { catalogueChanged } from '../queries.ts'
import { countOfSigns } from '../table/count-of-signs.ts'
import type { ChosenSigns } from '../table/use-selection.ts'
import { undoChange } from './undo-change.tsx'

/** More than this take some seconds. */
const MANY = 2_000

/** Changes all chosen signs; false when the server refused. */
export const changeMany = async (signs: ChosenSigns, change: BulkChange): Promise<boolean> => {
  if ('total' in signs && signs.total > MANY) {
    showToast({ tone: 'info', text: `${countOfSigns(signs.total)} werden geändert …` })
  }
  try {
    const { changed, skipped, skippedCount, change: made } = await api['catalogue-changes'].create({ signs, change })
    catalogueChanged()
    if (skippedCount > 0) {
      const names = skipped.slice(0, 5).map(({ title }) => quoteName(title))
      const text = `${countOfSigns(skippedCount)} hätten mehr als 20 Stichwörter und blieben: ${names.join(', ')}`
      showToast({ tone: 'warning', text })
    }
    if (!made) {
      if (skippedCount === 0) showToast({ tone: 'info', text: 'Alle waren schon so.' })
      return true
    }
    showToast({
      tone: 'success',
      text: `${countOfSigns(changed)} geändert.`,
      // Long enough to see what it did and to take it back from here; later the list of changes has it.
      time: 'action',
      action: { label: 'Rückgängig', run: () => void undoChange(made) },
    })
    return true
  } catch (error) {
    catalogueChanged()
    showFailure(error)
    return false
  }
}
