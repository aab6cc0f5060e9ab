import { type KeyPress, matchesShortcut, type Platform, parseShortcut, type Shortcut } from './shortcut.ts'

/**
 * Something that can be done in an editor. One table of these makes toolbar, menus, keyboard and the help on shortcuts,
 * so that none of them can promise what another does not do.
 */
export type Action<Context, Icon = string> = {
  readonly id: string
  readonly label: string
  readonly icon: Icon
  /** The first is the one that menus show. */
  readonly shortcut?: Shortcut | readonly Shortcut[]
  /** Shortcuts are the text's own while somebody types, except where this is set: saving, closing. */
  readonly isForTyping?: boolean
  /** Whether it can be done now; without it always. */
  readonly when?: (context: Context) => boolean
  readonly run: (context: Context) => void
}

export const shortcutsOf = ({ shortcut }: Pick<Action<never, unknown>, 'shortcut'>): readonly Shortcut[] =>
  shortcut === undefined ? [] : typeof shortcut === 'string' ? [shortcut] : shortcut

export const isAvailable = <Context>({ when }: Pick<Action<Context>, 'when'>, context: Context): boolean =>
  when?.(context) ?? true

/**
 * Checks a table once, where it is made: ids are unique and every shortcut can be pressed. Two actions may share a
 * shortcut when they are never available together; the first available one gets it.
 */
export const defineActions = <Context, Icon = string>(
  actions: readonly Action<Context, Icon>[],
): readonly Action<Context, Icon>[] => {
  const twice = actions.find(({ id }, index) => actions.findIndex((other) => other.id === id) !== index)
  if (twice) throw new Error(`Action "${twice.id}" is there twice`)
  for (const action of actions) {
    const wrong = shortcutsOf(action).find((shortcut) => parseShortcut(shortcut) === null)
    if (wrong !== undefined) throw new Error(`Action "${action.id}" has a shortcut nobody can press: "${wrong}"`)
  }
  return actions
}

/** What a key does here and now. */
export const actionOf = <Context, Icon>(
  actions: readonly Action<Context, Icon>[],
  press: KeyPress,
  platform: Platform,
  { context, isTyping }: { readonly context: Context; readonly isTyping: boolean },
): Action<Context, Icon> | null =>
  actions.find(
    (action) =>
      (!isTyping || action.isForTyping === true) &&
      shortcutsOf(action).some((shortcut) => matchesShortcut(shortcut, press, platform)) &&
      isAvailable(action, context),
  ) ?? null
