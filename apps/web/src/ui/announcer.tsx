import { VisuallyHidden } from '@mantine/core'
import { useSyncExternalStore } from 'react'

/** The polite live region: there from the start, so that screen readers notice what is put into it. */
export const Announcer = () => {
  const { text, count } = useSyncExternalStore(subscribe, () => current)
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite">
        {/* A repeated text is told again only when its node is a new one. */}
        <span key={count}>{text}</span>
      </div>
    </VisuallyHidden>
  )
}

let current = { text: '', count: 0 }
const listeners = new Set<() => void>()

/** Tells screen readers what has just changed on the screen. */
export const announce = (text: string): void => {
  current = { text, count: current.count + 1 }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
