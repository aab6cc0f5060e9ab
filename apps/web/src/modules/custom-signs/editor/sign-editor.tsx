import { useMemo, useState, useSyncExternalStore } from 'react'
import { EditorFrame } from '../../../file-editor/editor-frame.tsx'
import { usesKeys } from '../../../file-editor/key-targets.ts'
import { toKeyEntries } from '../../../file-editor/shortcut-texts.ts'
import { useEditorKeys } from '../../../file-editor/use-editor-keys.ts'
import { useLeaving } from '../../../file-editor/use-leaving.ts'
import { showNameTaken, TeamCopyNotice } from '../../files/index.ts'
import { ActionBar } from './actions/action-bar.tsx'
import { createMoveByKey, SIGN_ACTIONS } from './actions/sign-actions.ts'
import { CHARACTER_AREA_SELECTOR, MOVING_KEYS } from './actions/sign-keys.ts'
import { tellAction, tellPlace } from './actions/tell.ts'
import { DownloadMenu } from './bar/download-menu.tsx'
import { ViewMenu } from './bar/view-menu.tsx'
import { type SignEditing, SignEditingContext, useScene, useSignEditing } from './editing-context.ts'
import { HandsNotice } from './hands/hands-notice.tsx'
import { SceneHandsContext, useSceneHands } from './hands/use-scene-hands.ts'
import { ScenePicturesContext, useScenePictures } from './pictures/use-scene-pictures.ts'
import { CardPanel } from './sidebar/card-panel.tsx'
import { InsertPanel } from './sidebar/insert-panel.tsx'
import { ObjectList } from './sidebar/object-list.tsx'
import { SelectionPanel } from './sidebar/selection-panel.tsx'
import sidebar from './sidebar/sidebar.module.css'
import classes from './sign-editor.module.css'
import { Stage } from './stage/stage.tsx'
import { openSignFiles, type SignStore } from './store/open-signs.ts'
import { useCopies } from './store/use-copies.ts'
import { useEditingValue } from './use-editing-value.ts'

/** A custom sign in the frame of the editors: the canvas, and beside it everything by name. */
export const SignEditor = ({ store }: { readonly store: SignStore }) => (
  <SignEditingContext value={useEditingValue(store)}>
    <SignFrame />
  </SignEditingContext>
)

const SignFrame = () => {
  const editing = useSignEditing()
  const { store, canWrite } = editing
  const pictures = useScenePictures()
  const hands = useSceneHands()
  const leaving = useLeaving(store, openSignFiles, PLACE)
  const { openCopy, keepAsCopy } = useCopies(store, leaving.discard)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { file } = useSyncExternalStore(store.subscribe, store.view)
  useSignKeys(editing)
  return (
    <ScenePicturesContext value={pictures}>
      <SceneHandsContext value={hands}>
        <EditorFrame
          className={classes.editor}
          store={store}
          canWrite={canWrite}
          leaving={leaving}
          thing="diese Gebärde"
          overview={{ to: PLACE.overview, label: 'Eigene Gebärden' }}
          nameLabel="Name der Gebärde"
          isNamePrinted
          menus={
            <>
              <DownloadMenu />
              <ViewMenu />
            </>
          }
          closeAt="start"
          isCloseDisabledWhileSaving
          onKeepAsCopy={keepAsCopy}
          onForgetImage={(picture, choice) => store.editor.dispatch({ type: 'forget-picture', picture }, choice)}
          onNameTaken={showNameTaken}
          notices={
            <>
              <HandsNotice />
              {file && canWrite && (
                <TeamCopyNotice file={file} text={OF_THE_TEAM} save={store.flush} onCopied={openCopy} />
              )}
            </>
          }
          helpLabel="Tasten anzeigen"
          help={{
            title: 'Tasten',
            entries: [...MOVING_KEYS, ...toKeyEntries(SIGN_ACTIONS)],
            isOpen: isHelpOpen,
            onToggle: setHelpOpen,
          }}
        >
          <SignContent />
        </EditorFrame>
      </SceneHandsContext>
    </ScenePicturesContext>
  )
}

/** Toolbar, canvas and sidebar. */
const SignContent = () => {
  const { canWrite } = useSignEditing()
  const isCard = useScene(({ signType }) => signType === 'signBox')
  return (
    <div className={classes.content} data-can-write={canWrite || undefined}>
      {canWrite && <ActionBar />}
      <div className={classes.canvas}>
        <Stage />
      </div>
      <aside className={classes.side} aria-label="Inhalt der Gebärde">
        <div className={sidebar.sidebar}>
          {/* What is clicked again and again stays where it is; the places of a card are many. */}
          {!isCard && canWrite && <InsertPanel />}
          <SelectionPanel />
          {isCard && <CardPanel />}
          {isCard && canWrite && <InsertPanel />}
          <ObjectList />
        </div>
      </aside>
    </div>
  )
}

/** Arrow keys move the selection; everything else is in the table of actions. */
const useSignKeys = (editing: SignEditing): void => {
  const moveByKey = useMemo(() => createMoveByKey(editing, tellPlace), [editing])
  useEditorKeys(SIGN_ACTIONS, editing, {
    characterArea: CHARACTER_AREA_SELECTOR,
    // A tick belongs to the selection: a key meant for it must neither move nor delete that.
    isTyping: (target) => target instanceof HTMLInputElement || usesKeys(target),
    onPlainKey: ({ key, shiftKey, timeStamp }) => moveByKey(key, shiftKey, timeStamp),
    onDone: ({ id }) => tellAction(id, editing),
  })
}

const PLACE = { scope: 'custom-signs', path: '/app/eigene-gebaerden/', overview: '/app/eigene-gebaerden' } as const

const OF_THE_TEAM = 'Jemand aus deinem Team hat diese Gebärde erstellt. Was du änderst, ändert sich für alle im Team.'
