import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { EditorFrame } from '../../../file-editor/editor-frame.tsx'
import { toKeyEntries } from '../../../file-editor/shortcut-texts.ts'
import { useEditorKeys } from '../../../file-editor/use-editor-keys.ts'
import { useLeaving } from '../../../file-editor/use-leaving.ts'
import { showFailure } from '../../../ui/failure.ts'
import { showNameTaken, TeamCopyNotice } from '../../files/index.ts'
import { openPrintDialog, printNow } from '../../printing/index.ts'
import { type ActionContext, CLIPBOARD_ACTIONS, DOCUMENT_ACTIONS } from './actions/document-actions.ts'
import { ELEMENT_KEYS } from './actions/element-keys.ts'
import { useClipboardEvents } from './actions/use-clipboard-events.ts'
import { useElementActions } from './actions/use-element-actions.ts'
import { DocumentShareMenu } from './bar/document-share-menu.tsx'
import { DocumentTools } from './bar/document-tools.tsx'
import classes from './document-editor.module.css'
import { DocumentEditingContext, useContent, useDocumentEditing, useUpdateSession } from './editing-context.ts'
import { GRID_KEYS } from './grid/grid-keys.ts'
import { fittingZoom, PageStack } from './stack/page-stack.tsx'
import { type DocumentStore, openDocuments } from './store/open-documents.ts'
import { NOT_SAVED, saveForPdf } from './store/save-for-pdf.ts'
import { useCopies } from './store/use-copies.ts'
import { useEditingValue } from './use-editing-value.ts'
import { useReadyDialogs } from './use-ready-dialogs.ts'

type Props = { readonly store: DocumentStore }

/** One document in the frame of the editors. */
export const EditableDocument = (props: Props) => (
  <DocumentEditingContext value={useEditingValue(props.store)}>
    <DocumentFrame {...props} />
  </DocumentEditingContext>
)

const DocumentFrame = ({ store }: Props) => {
  const desk = useRef<HTMLDivElement>(null)
  const { canWrite } = useDocumentEditing()
  const update = useUpdateSession()
  const leaving = useLeaving(store, openDocuments, PLACE)
  const { openCopy, keepAsCopy } = useCopies(store, leaving.discard)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const type = useContent((content) => content.type)
  const file = useSyncExternalStore(store.subscribe, () => store.view().file)
  const context = useActionContext(store, () => setHelpOpen(true))
  useEditorKeys(DOCUMENT_ACTIONS, context)
  useClipboardEvents(context.actions)
  useReadyDialogs()
  return (
    <EditorFrame
      className={classes.editor}
      store={store}
      canWrite={canWrite}
      leaving={leaving}
      thing="diese Druckvorlage"
      overview={{ to: PLACE.overview, label: 'Druckvorlagen' }}
      nameLabel="Name der Druckvorlage"
      tools={
        <DocumentTools context={context} onFit={() => desk.current && update({ zoom: fittingZoom(desk.current) })} />
      }
      menus={<DocumentShareMenu store={store} />}
      closeAt="end"
      onKeepAsCopy={keepAsCopy}
      onForgetImage={(object, choice) => store.editor.dispatch({ type: 'forget-object', object }, choice)}
      onNameTaken={showNameTaken}
      notices={file && <TeamCopyNotice file={file} text={OF_THE_TEAM} save={store.flush} onCopied={openCopy} />}
      helpLabel="Tastenkürzel"
      helpShortcut="?"
      help={{
        title: 'Tastenkürzel',
        entries: toKeyEntries([
          ...DOCUMENT_ACTIONS,
          ...CLIPBOARD_ACTIONS,
          ...(type === 'grid' ? GRID_KEYS : ELEMENT_KEYS),
        ]),
        isOpen: isHelpOpen,
        onToggle: setHelpOpen,
      }}
    >
      <PageStack desk={desk} />
    </EditorFrame>
  )
}

const PLACE = { scope: 'documents', path: '/app/dokument/', overview: '/app/dokumente' } as const

const OF_THE_TEAM =
  'Diese Druckvorlage gehört deinem Team und wurde von jemand anderem erstellt. Änderungen gelten für alle. Für eigene ' +
  'Änderungen erstelle am besten eine Kopie.'

const useActionContext = (store: DocumentStore, showKeys: () => void): ActionContext => {
  const { editor, canWrite } = useDocumentEditing()
  const actions = useElementActions()
  const show = useRef(showKeys)
  useEffect(() => {
    show.current = showKeys
  })
  return useMemo(
    () => ({
      editor,
      canWrite,
      actions,
      save: () => void store.flush(),
      print: () => void printNow(() => saveForPdf(store), editor.state().history.document.name),
      showPrintOptions: () => void showPrintOptions(store),
      showKeys: () => show.current(),
    }),
    [store, editor, canWrite, actions],
  )
}

const showPrintOptions = async (store: DocumentStore): Promise<void> => {
  const save = () => saveForPdf(store)
  try {
    const document = await save()
    if (document !== null) await openPrintDialog({ document, save })
  } catch (error) {
    showFailure(error, NOT_SAVED)
  }
}
