import { editAllSigns, effectiveEdits, invertEdits, type ListEdit } from '@gebaerdenraum/domain/lists/list-edits'
import type { List, ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { createListeners } from '@gebaerdenraum/editing/observable'
import { newId } from '../../../api/new-id.ts'
import type { SavingState } from '../../../file-editor/file-view.ts'
import { isConflict, isPassing, isRetried, readRetryAfterMs, saveProblemOf } from '../../../file-editor/save-problem.ts'
import {
  createListHistory,
  type ListStep,
  type StepFailure,
  type StepOutcome,
  type UndoOptions,
} from './list-history.ts'

/** The name of a new list (specification 2, section 2). */
export const UNNAMED_LIST = 'Unbenannte Lernliste'

export type ListView = {
  /** Null as long as the list has not been created. */
  readonly list: List | null
  readonly name: string
  /** With all edits, saved or not. */
  readonly signs: readonly ListSign[]
  readonly signIds: readonly string[]
  readonly saving: SavingState
  /** In milliseconds; null where it was not saved in this visit. */
  readonly savedAt: number | null
  readonly error: Error | null
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** What the store needs from its surroundings. */
export type ListPorts = {
  readonly save: (id: string, change: { signs: readonly string[]; revision: number }) => Promise<List>
  /** Idempotent: called again with the same id it resolves to the list of the first call. */
  readonly create: (data: { _id: string; name: string; signs: readonly string[]; node?: string }) => Promise<List>
  readonly load: (id: string) => Promise<List>
  /** Resolves to the new name, which the server may have adapted. Shows a failure, and rejects. */
  readonly rename: (list: List, name: string) => Promise<string>
  readonly findSigns: (ids: readonly string[]) => Promise<readonly ListSign[]>
  /** Stores unsaved edits, so that they survive a closed tab; an empty array removes them. */
  readonly storeEdits: (listId: string | null, edits: readonly ListEdit[]) => void
  /** Called with every list that the server returns. */
  readonly onSaved: (list: List) => void
}

export type ListStore = ReturnType<typeof createListStore>

/** Edits made in quick succession go out as one change. */
const GATHER_MS = 300
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000] as const

/**
 * One open list. Every edit is shown at once and sent automatically, one call at a time. After a conflict (409) the edits
 * are applied again to the newer list; when the server cannot be reached, they wait. No edit is lost until the server has
 * it.
 */
export const createListStore = (
  ports: ListPorts,
  start: List | null,
  stored: readonly ListEdit[] = [],
  uid: string = newId(),
) => {
  const { subscribe, notify } = createListeners()
  const known = new Map<string, ListSign>()
  let base: List | null = null
  let pending: readonly ListEdit[] = []
  let saving: Exclude<SavingState, 'new' | 'conflict'> = 'saved'
  let savedAt: number | null = null
  let error: Error | null = null
  let failures = 0
  let isStopped = false
  /** A new list begins to exist with its first sign or its name, not by being looked at. */
  let place: { readonly name: string; readonly node?: string } | null = null
  /** The id it is created with; sent again after a lost answer, so that there are not two. */
  let newListId = uid
  let flight: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const history = createListHistory(
    (step) => perform(step),
    () => show(),
  )
  let view: ListView = {
    list: null,
    name: UNNAMED_LIST,
    signs: [],
    signIds: [],
    saving: 'new',
    savedAt,
    error,
    canUndo: false,
    canRedo: false,
  }
  const viewNow = (): ListView => {
    const signIds = editAllSigns(base?.signs.map(({ _id }) => _id) ?? [], pending)
    const signs = signIds.flatMap((id) => known.get(id) ?? [])
    const isSame = signs.length === view.signs.length && signs.every((sign, index) => sign === view.signs[index])
    return {
      list: base,
      name: base?.name ?? place?.name ?? UNNAMED_LIST,
      signs: isSame ? view.signs : signs,
      signIds,
      saving: !base && saving === 'saved' ? 'new' : saving,
      savedAt,
      error,
      canUndo: history.canUndo(),
      canRedo: history.canRedo(),
    }
  }
  /** A sign that is the same as before stays the very same object, so that its row does not render again. */
  const setBase = (list: List): void => {
    base = list
    for (const sign of list.signs) {
      const before = known.get(sign._id)
      if (before !== sign && JSON.stringify(before) !== JSON.stringify(sign)) known.set(sign._id, sign)
    }
  }
  const show = (): void => {
    view = viewNow()
    notify()
  }
  const schedule = (delayMs: number): void => {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(() => void flush(), delayMs)
  }
  const storePending = (): void => ports.storeEdits(base?._id ?? null, pending)

  const apply = (changes: readonly ListEdit[], signs: readonly ListSign[]): void => {
    for (const sign of signs) known.set(sign._id, sign)
    pending = [...pending, ...changes]
    storePending()
    if (saving === 'saved') saving = 'edited'
    show()
    if (!flight && failures === 0 && saving !== 'refused') schedule(GATHER_MS)
  }

  /** Returns the id to take the edits back with `undo`; undefined if they change nothing. */
  const edit = (changes: readonly ListEdit[], signs: readonly ListSign[]): number | undefined => {
    const edits = invertEdits(view.signIds, changes)
    const id = edits.length > 0 ? history.record({ kind: 'signs', edits }) : undefined
    apply(changes, signs)
    return id
  }

  const receiveName = (name: string): void => {
    if (base) receive({ ...base, name })
  }
  /** The person has renamed the list, on the server too. */
  const noteRename = (before: string, name: string): void => {
    if (name !== before) history.record({ kind: 'name', from: name, to: before })
    receiveName(name)
  }

  const perform = async (step: ListStep): Promise<ListStep | StepFailure> => {
    if (step.kind === 'signs') {
      const edits = effectiveEdits(view.signIds, step.edits)
      if (edits.length === 0) return 'outdated'
      const inverse = invertEdits(view.signIds, edits)
      apply(edits, [])
      // What was refused may just have been taken back.
      if (saving === 'refused') schedule(0)
      return { kind: 'signs', edits: inverse }
    }
    if (!base || view.name !== step.from) return 'outdated'
    try {
      const renamed = await ports.rename(base, step.to)
      receiveName(renamed)
      return { kind: 'name', from: renamed, to: step.from }
    } catch (cause) {
      return isRetried(saveProblemOf(cause)) ? 'failed' : 'refused'
    }
  }

  /** A list that came from elsewhere: a rename, a share link, a look at what others have changed. */
  const receive = (list: List): void => {
    const isNewer = !base || list.revision >= base.revision
    setBase(isNewer || !base ? list : { ...list, signs: base.signs, revision: base.revision, total: base.total })
    show()
  }

  /** Sends what waits, now. Resolves when the call has ended, well or not. */
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    if (isStopped) return Promise.resolve()
    flight ??= send().finally(() => {
      flight = null
      if (saving === 'edited') schedule(0)
      // Now it is idle.
      else notify()
    })
    return flight
  }
  const send = async (): Promise<void> => {
    if (pending.length === 0 && (base || !place)) return settle()
    const sent = pending
    saving = 'saving'
    show()
    try {
      const isNew = !base
      const list = base ? await saveOnNewest(base, sent) : await create()
      setBase(list)
      // A created list keeps its unsaved edits under its own name from here on.
      if (!start) ports.storeEdits(null, [])
      if (!isNew || hasAll(list, sent)) pending = pending.slice(sent.length)
      failures = 0
      savedAt = Date.now()
      settle()
      ports.onSaved(list)
    } catch (cause) {
      fail(cause instanceof Error ? cause : new Error(String(cause)))
    }
  }
  const create = (): Promise<List> =>
    ports.create({ _id: newListId, name: UNNAMED_LIST, ...place, signs: editAllSigns([], pending) })
  const saveOnNewest = async (list: List, edits: readonly ListEdit[]): Promise<List> => {
    let newest = list
    for (let tries = 1; ; tries += 1) {
      const signs = editAllSigns(
        newest.signs.map(({ _id }) => _id),
        edits,
      )
      try {
        return await ports.save(newest._id, { signs, revision: newest.revision })
      } catch (cause) {
        // Others are editing, too. Each round one of them succeeds, so a few rounds are enough.
        if (!isConflict(cause) || tries === 5) throw cause
        newest = await ports.load(list._id)
        setBase(newest)
        show()
      }
    }
  }
  const settle = (): void => {
    saving = pending.length > 0 ? 'edited' : 'saved'
    error = null
    storePending()
    show()
  }
  const fail = (cause: Error): void => {
    error = cause
    if (isPassing(cause)) {
      saving = saveProblemOf(cause) === 'offline' ? 'waiting' : 'failed'
      const delayMs = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]!
      schedule(Math.max(delayMs, readRetryAfterMs(cause) ?? 0))
      failures += 1
    } else saving = 'refused'
    show()
  }

  const loadUnknown = async (): Promise<void> => {
    const missing = view.signIds.filter((id) => !known.has(id))
    if (missing.length === 0) return
    for (const sign of await ports.findSigns(missing).catch(() => [])) known.set(sign._id, sign)
    show()
  }
  const adopt = (edits: readonly ListEdit[], from?: string): void => {
    if (edits.length === 0) return
    // The visit before may have created the list without learning of it.
    if (!base && from !== undefined) newListId = from
    pending = [...edits, ...pending]
    storePending()
    saving = 'edited'
    show()
    void loadUnknown()
    schedule(0)
  }
  if (start) receive(start)
  adopt(stored)

  return {
    /** Stays the same when a new list gets its id. */
    uid,
    subscribe,
    view: (): ListView => view,
    /** Applies one edit; an added sign is passed along, to be shown. Returns the id for `undo`, if it changes anything. */
    edit: (change: ListEdit, sign?: ListSign): number | undefined => edit([change], sign ? [sign] : []),
    editAll: edit,
    /** Renames a list that exists. Resolves to whether the name was accepted; a failure was shown. */
    rename: async (name: string): Promise<boolean> => {
      if (!base) return false
      try {
        const { name: before } = base
        noteRename(before, await ports.rename(base, name))
        return true
      } catch {
        return false
      }
    },
    noteRename,
    undo: (options?: UndoOptions): Promise<StepOutcome> => history.undo(options),
    redo: (options?: Omit<UndoOptions, 'id'>): Promise<StepOutcome> => history.redo(options),
    receive,
    adopt,
    flush,
    /**
     * Gives a list that does not exist yet its name, and its place if a node was made for it. Rejects when the server
     * refuses; the list is then as new as before.
     */
    createAs: async (wanted: string, node?: string): Promise<List> => {
      place = { name: wanted, ...(node !== undefined && { node }) }
      failures = 0
      await flush()
      if (base) return base
      const cause = error ?? new Error('The list was not created')
      place = null
      if (pending.length === 0) settle()
      throw cause
    },
    /** Tries again at once: the network is back, or the person asks for it. */
    retry: (): void => {
      if (error) void flush()
    },
    /** Gives up what could not be saved. */
    discard: (): void => {
      clearTimeout(timer)
      pending = []
      failures = 0
      history.clear()
      settle()
    },
    isIdle: (): boolean => saving === 'saved' && !flight,
    /** Nothing more is sent. Unsaved edits stay stored for the account that made them. */
    stop: (): void => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Not so where an earlier call had made the list already: the edits since then are made on it with the next one. */
const hasAll = ({ signs }: List, edits: readonly ListEdit[]): boolean => {
  const wanted = editAllSigns([], edits)
  return signs.length === wanted.length && signs.every(({ _id }, index) => _id === wanted[index])
}
