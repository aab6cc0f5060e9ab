import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { editAllSigns, type ListEdit } from '@gebaerdenraum/domain/lists/list-edits'
import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import type { ListPorts } from './list-store.ts'

export const signOf = (id: string) => ({ _id: id, name: id.toUpperCase() }) as Sign
export const listOf = (ids: readonly string[], revision = 1) =>
  ({
    _id: 'list',
    name: 'Tiere',
    signs: ids.map(signOf),
    total: ids.length,
    revision,
    shareKey: null,
  }) as unknown as List
export const add = (sign: string): ListEdit => ({ kind: 'add', sign, place: 'end' })
export const remove = (sign: string): ListEdit => ({ kind: 'remove', sign })
export const conflict = () => new ApiError({ name: 'Conflict', code: 409 })
export const offline = () => new ApiError({ name: 'Offline' })

/** A server with one list, which refuses what is based on an older one. */
export const serverWith = (ids: readonly string[]) => {
  let stored = listOf(ids)
  const faults: Error[] = []
  const drafts = new Map<string | null, readonly ListEdit[]>()
  const write = (signs: readonly string[]): List => {
    stored = listOf(signs, stored.revision + 1)
    return stored
  }
  const fault = () => {
    const next = faults.shift()
    if (next) throw next
  }
  const ports = {
    save: vi.fn<ListPorts['save']>(async (_, { signs, revision }) => {
      fault()
      if (revision !== stored.revision) throw conflict()
      return write(signs)
    }),
    create: vi.fn<ListPorts['create']>(async ({ name, signs }) => {
      fault()
      return { ...write(signs), name }
    }),
    load: vi.fn<ListPorts['load']>(async () => stored),
    rename: vi.fn<ListPorts['rename']>(async (_, name) => name),
    findSigns: vi.fn<ListPorts['findSigns']>(async (ids) => ids.map(signOf)),
    storeEdits: (id: string | null, edits: readonly ListEdit[]) => void drafts.set(id, edits),
    onSaved: vi.fn(),
  }
  return {
    ports,
    faults,
    drafts,
    stored: () => stored.signs.map(({ _id }) => _id),
    /** Somebody else changes the list meanwhile. */
    change: (...edits: readonly ListEdit[]) => {
      write(
        editAllSigns(
          stored.signs.map(({ _id }) => _id),
          edits,
        ),
      )
    },
  }
}
