import { useState } from 'react'
import { LeavingBar } from '../../../file-editor/leaving-bar.tsx'
import { useExit } from '../../../file-editor/use-exit.ts'
import { useLeaving } from '../../../file-editor/use-leaving.ts'
import { KeyHelp } from '../../../ui/dialogs/key-help.tsx'
import { ActionBar } from './actions/action-bar.tsx'
import { signKeyEntries } from './actions/sign-key-entries.ts'
import { useSignKeys } from './actions/use-sign-keys.ts'
import { EditorBar } from './bar/editor-bar.tsx'
import { SignEditingContext, useScene, useSignEditing } from './editing-context.ts'
import { SceneHandsContext, useSceneHands } from './hands/use-scene-hands.ts'
import { Notices } from './notices/notices.tsx'
import { ScenePicturesContext, useScenePictures } from './pictures/use-scene-pictures.ts'
import { CardPanel } from './sidebar/card-panel.tsx'
import { InsertPanel } from './sidebar/insert-panel.tsx'
import { ObjectList } from './sidebar/object-list.tsx'
import { SelectionPanel } from './sidebar/selection-panel.tsx'
import sidebar from './sidebar/sidebar.module.css'
import classes from './sign-editor.module.css'
import { Stage } from './stage/stage.tsx'
import type { SignStore } from './store/open-signs.ts'
import { useEditingValue } from './use-editing-value.ts'

/** A custom sign while it is edited: the canvas, and beside it everything by name. */
export const SignEditor = ({ store }: { readonly store: SignStore }) => {
  const editing = useEditingValue(store)
  return (
    <SignEditingContext value={editing}>
      <Parts />
    </SignEditingContext>
  )
}

const Parts = () => {
  const editing = useSignEditing()
  const isCard = useScene(({ signType }) => signType === 'signBox')
  const pictures = useScenePictures()
  const hands = useSceneHands()
  const close = useExit(EXIT)
  const { isLeaving, leaveFreely } = useLeaving(editing.store, EXIT.path)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  useSignKeys(editing)
  return (
    <ScenePicturesContext value={pictures}>
      <SceneHandsContext value={hands}>
        <div className={classes.editor} data-can-write={editing.canWrite || undefined}>
          {isLeaving && <LeavingBar />}
          <EditorBar onClose={close} onHelp={() => setIsHelpOpen(true)} />
          <Notices leaveFreely={leaveFreely} />
          {editing.canWrite && <ActionBar />}
          <div className={classes.canvas}>
            <Stage />
          </div>
          <aside className={classes.side} aria-label="Inhalt der Gebärde">
            <div className={sidebar.sidebar}>
              {/* What is clicked again and again stays where it is; the places of a card are many. */}
              {!isCard && editing.canWrite && <InsertPanel />}
              <SelectionPanel />
              {isCard && <CardPanel />}
              {isCard && editing.canWrite && <InsertPanel />}
              <ObjectList />
            </div>
          </aside>
        </div>
        {isHelpOpen && <KeyHelp title="Tasten" entries={signKeyEntries()} onClose={() => setIsHelpOpen(false)} />}
      </SceneHandsContext>
    </ScenePicturesContext>
  )
}

const EXIT = { scope: 'custom-signs', path: '/app/eigene-gebaerden/', overview: '/app/eigene-gebaerden' } as const
