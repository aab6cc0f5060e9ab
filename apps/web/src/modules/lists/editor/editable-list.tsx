import { canAddSign } from '@gebaerdenraum/domain/lists/list-edits'
import { LIST_SIGNS_MAX } from '@gebaerdenraum/domain/lists/list-signs'
import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { IconListCheck } from '@tabler/icons-react'
import { useCallback, useMemo, useRef } from 'react'
import { HistoryButtons } from '../../../file-editor/history-buttons.tsx'
import { takesText } from '../../../file-editor/key-targets.ts'
import { useEditorKeys } from '../../../file-editor/use-editor-keys.ts'
import { announce } from '../../../ui/announcer.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { showToast } from '../../../ui/toast.tsx'
import { usePreferences } from '../../accounts/index.ts'
import { SignModal, useOpenSign } from '../../catalogue/index.ts'
import { ImageSizeChoice } from '../components/image-size-choice.tsx'
import { signCount } from '../components/sign-count.ts'
import { AddSignField } from './add-sign-field.tsx'
import { CustomSignsButton } from './custom-signs-button.tsx'
import classes from './editable-list.module.css'
import { ImportButton } from './import-button.tsx'
import { LIST_ACTIONS } from './list-actions.ts'
import { ListHeader } from './list-header.tsx'
import type { ListStore, ListView } from './list-store.ts'
import { RefusedEdits } from './refused-edits.tsx'
import { SortableSignList } from './sortable-sign-list.tsx'
import { useAddSigns } from './use-add-signs.ts'
import { useListHistory } from './use-list-history.ts'
import { useRowFocus } from './use-row-focus.ts'

type Props = { readonly store: ListStore; readonly view: ListView }

/** A list in all its parts: name and actions, the field that adds, the signs in their order. */
export const EditableList = ({ store, view }: Props) => {
  const [{ imageSize }, remember] = usePreferences('listEditor')
  const openSign = useOpenSign()
  const field = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const rowFocus = useRowFocus(rows, field, view.signIds)
  const { showRow, focusNeighbour } = rowFocus
  const history = useListHistory(store, rowFocus)
  /** The last text that was typed; null before the first. */
  const typed = useRef<string | null>(null)
  useEditorKeys(LIST_ACTIONS, history, {
    // The field that Enter has emptied has nothing to take back; one that was emptied by hand has.
    isTyping: (target) => takesText(target) && (target !== field.current || field.current?.value === typed.current),
  })
  const learnedSigns = view.list?.learnedSigns
  const learned = useMemo(() => new Set(learnedSigns), [learnedSigns])

  const addSigns = useAddSigns(store)
  const add = useCallback(
    (sign: ListSign) => {
      const { signIds } = store.view()
      const decision = canAddSign(signIds, sign._id)
      showRow(sign._id)
      if (!decision.ok) {
        showToast({ tone: 'warning', text: REFUSALS[decision.reason] })
        return
      }
      void addSigns([sign]).then(({ signs: [added] }) => {
        if (!added) return
        showRow(added._id)
        announce(`${quoteName(added.name)} hinzugefügt. ${signCount(signIds.length + 1)}`)
      })
    },
    [store, addSigns, showRow],
  )
  const remove = useCallback(
    (sign: ListSign) => {
      focusNeighbour(sign._id)
      const id = store.edit({ kind: 'remove', sign: sign._id })
      showToast({
        tone: 'success',
        text: `${quoteName(sign.name)} aus der Lernliste entfernt`,
        ...(id !== undefined && { action: { label: 'Rückgängig', run: () => void history.undo(id) } }),
      })
    },
    [store, focusNeighbour, history],
  )
  const { open } = openSign
  const ofCatalogue = useMemo(() => view.signs.filter(({ isCustom }) => !isCustom), [view.signs])
  const openRow = useCallback((sign: ListSign) => open(sign.slug), [open])

  return (
    <div className={classes.editor}>
      <ListHeader store={store} view={view} />
      {view.saving === 'refused' && <RefusedEdits store={store} view={view} />}
      <div className={classes.tools}>
        <div className={classes.field}>
          <AddSignField ref={field} signIds={view.signIds} onType={(text) => (typed.current = text)} onChoose={add} />
        </div>
        <div className={classes.view}>
          <div className={classes.history}>
            <HistoryButtons actions={LIST_ACTIONS} context={history} subscribe={store.subscribe} />
          </div>
          <CustomSignsButton store={store} history={history} signIds={view.signIds} />
          <ImportButton store={store} history={history} signIds={view.signIds} />
          {view.signs.length > 0 && (
            <div className={classes.sizes}>
              <ImageSizeChoice value={imageSize} onChange={(size) => remember({ imageSize: size })} />
            </div>
          )}
        </div>
      </div>
      <div ref={rows}>
        {view.signs.length > 0 ? (
          <SortableSignList
            signs={view.signs}
            learned={learned}
            imageSize={imageSize}
            onEdit={store.edit}
            onRemove={remove}
            onOpen={openRow}
          />
        ) : (
          <EmptyState icon={IconListCheck} title="Diese Lernliste ist noch leer">
            <p className={classes.hint}>
              Tippe oben ein Wort und wähle die Gebärde aus. Oder füge gleich mehrere Wörter ein.
            </p>
          </EmptyState>
        )}
      </div>
      <SignModal openSign={openSign} signs={ofCatalogue} />
    </div>
  )
}

const REFUSALS = {
  'already-in-list': 'Bereits in Lernliste enthalten',
  'list-full': `Eine Lernliste fasst höchstens ${LIST_SIGNS_MAX} Gebärden`,
} as const
