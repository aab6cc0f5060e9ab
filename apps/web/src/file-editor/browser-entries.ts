import { readStoredJson, writeStoredJson } from '../storage/browser-storage.ts'

/** Null for what is not there or not an entry of this kind. */
export const readEntry = <Entry>(key: string, isEntry: (value: unknown) => value is Entry): Entry | null => {
  const entry = readStoredJson(key)
  return isEntry(entry) ? entry : null
}

/** Work that the server does not have yet. Null removes it. */
export const writeEntry = (key: string, entry: object | null): void =>
  void writeStoredJson(key, entry, { isWork: true })
