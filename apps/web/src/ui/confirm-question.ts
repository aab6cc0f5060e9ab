import type { ReactNode } from 'react'

export type Question = {
  /** Names what happens to which thing: „Hallo“ löschen? */
  readonly title: string
  readonly body: ReactNode
  readonly confirmLabel: string
  /** 'Abbrechen' when absent; null where there is nothing to choose. */
  readonly cancelLabel?: string | null
  readonly tone?: 'danger' | 'normal'
}
