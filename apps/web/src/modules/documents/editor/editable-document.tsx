import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { DraftNotice } from '../../../file-editor/draft-notice.tsx'
import { LeavingBar } from '../../../file-editor/leaving-bar.tsx'
import { removeImages } from '../../../file-editor/remove-images.ts'
import { SaveNotice } from '../../../file-editor/save-notice.tsx'
import { useExit } from '../../../file-editor/use-exit.ts'
import { useLeaving } from '../../../file-editor/use-leaving.ts'
import { KeyHelp } from '../../../ui/dialogs/key-help.tsx'
import { showFailure } from '../../../ui/failure.ts'
import { showNameTaken, TeamCopyNotice } from '../../files/index.ts'
import { openPrintDialog, printNow } from '../../printing/index.ts'
import type { ActionContext } from './actions/document-actions.ts'
import { documentKeyEntries } from './actions/document-key-entries.ts'
import { useClipboardEvents } from './actions/use-clipboard-events.ts'
import { useDocumentKeys } from './actions/use-document-keys.ts'
import { useElementActions } from './actions/use-element-actions.ts'
import { EditorBar } from './bar/editor-bar.tsx'
import classes from './document-editor.module.css'
import { DocumentEditingContext, useContent, useDocumentEditing, useUpdateSession } from './editing-context.ts'
import { fittingZoom, PageStack } from './stack/page-stack.tsx'
import { type DocumentStore, openDocuments } from './store/open-documents.ts'
import { NOT_SAVED, saveForPdf } from './store/save-for-pdf.ts'
import { useCopies } from './store/use-copies.ts'
import { useEditingValue } from './use-editing-value.ts'
import { useReadyDialogs } from './use-ready-dialogs.ts'

type Props = { readonly store: DocumentStore }

/** One document with its bar, what has to be said about it, and its pages. */
export const EditableDocument = (props: Props) => (
  <DocumentEditingContext value={useEditingValue(props.store)}>
    <EditorFrame {...props} />
  </DocumentEditingContext>
)

const EditorFrame = ({ store }: Props) => {
  const desk = useRef<HTMLDivElement>(null)
  const update = useUpdateSession()
  const close = useExit(EXIT)
  const view = useSyncExternalStore(store.subscribe, store.view)
  const { isLeaving, leaveFreely } = useLeaving(store, EXIT.path)
  const { openCopy, keepAsCopy } = useCopies(store, leaveFreely)
  const [hasKeys, setHasKeys] = useState(false)
  const type = useContent((content) => content.type)
  const context = useActionContext(store, () => setHasKeys(true))
  useDocumentKeys(context)
  useClipboardEvents(context.actions)
  useRefusedName(store)
  useReadyDialogs()
  const client = useQueryClient()
  const giveUp = (): void => {
    leaveFreely()
    openDocuments(client).discard(store)
    close()
  }
  return (
    <div className={classes.editor}>
      {isLeaving && <LeavingBar />}
      <EditorBar
        store={store}
        context={context}
        onFit={() => desk.current && update({ zoom: fittingZoom(desk.current) })}
        onClose={close}
      />
      <div className={classes.notices}>
        <SaveNotice
          view={view}
          thing="diese Druckvorlage"
          onLoadTheirs={store.loadTheirs}
          onKeepAsCopy={keepAsCopy}
          onRemoveImages={(ids) =>
            removeImages(store, ids, (object, choice) =>
              store.editor.dispatch({ type: 'forget-object', object }, choice),
            )
          }
          onGiveUp={giveUp}
        />
        {view.hasDraft && <DraftNotice onKeep={store.keepDraft} onDiscard={store.discardDraft} />}
        {view.file && <TeamCopyNotice file={view.file} text={OF_THE_TEAM} save={store.flush} onCopied={openCopy} />}
      </div>
      <PageStack desk={desk} />
      {hasKeys && <KeyHelp title="Tastenkürzel" entries={documentKeyEntries(type)} onClose={() => setHasKeys(false)} />}
    </div>
  )
}

const EXIT = { scope: 'documents', path: '/app/dokument/', overview: '/app/dokumente' } as const

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

const useRefusedName = (store: DocumentStore): void => {
  const name = useSyncExternalStore(store.subscribe, () => store.view().refusedName)
  useEffect(() => {
    if (name !== null) void showNameTaken(name).then(store.clearRefusedName)
  }, [name, store])
}
