import type { ReactNode } from 'react'

export type Question = {
  /** Names what happens to which thing: „Hallo“ löschen? */
  readonly title: string
  readonly body: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly tone?: 'danger' | 'normal'
}
