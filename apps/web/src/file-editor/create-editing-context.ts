import { createContext, useContext as useReactContext, useSyncExternalStore } from 'react'

/** A value of an editing context: stable while somebody edits, with the editor whose content and session change. */
type Editing = {
  readonly editor: {
    readonly subscribe: (listener: () => void) => () => void
    readonly state: () => { readonly history: { readonly document: unknown }; readonly session: unknown }
  }
}
type State<Value extends Editing> = ReturnType<Value['editor']['state']>

/**
 * The context of an editor, and hooks that read from it. `useContent` and `useSession` select a part of the content
 * or the session: only components whose part has changed render again.
 */
export const createEditingContext = <Value extends Editing>() => {
  const Context = createContext<Value | null>(null)
  const useEditing = (): Value => {
    const editing = useReactContext(Context)
    if (!editing) throw new Error('Nothing is edited here')
    return editing
  }
  const useContent = <Part>(select: (content: State<Value>['history']['document']) => Part): Part => {
    const { editor } = useEditing()
    return useSyncExternalStore(editor.subscribe, () => select((editor.state() as State<Value>).history.document))
  }
  const useSession = <Part>(select: (session: State<Value>['session']) => Part): Part => {
    const { editor } = useEditing()
    return useSyncExternalStore(editor.subscribe, () => select((editor.state() as State<Value>).session))
  }
  return { Context, useEditing, useContent, useSession }
}
