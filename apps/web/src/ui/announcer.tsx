import { createObservable } from '@gebaerdenraum/editing/observable'
import { VisuallyHidden } from '@mantine/core'
import { useSyncExternalStore } from 'react'

const current = createObservable({ text: '', count: 0 })

/** The polite live region: there from the start, so that screen readers notice what is put into it. */
export const Announcer = () => {
  const { text, count } = useSyncExternalStore(current.subscribe, current.get, current.get)
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite">
        {/* A repeated text is announced again only when its node is a new one. */}
        <span key={count}>{text}</span>
      </div>
    </VisuallyHidden>
  )
}

/** Announces a change on the screen to screen readers. */
export const announce = (text: string): void => {
  current.set({ text, count: current.get().count + 1 })
}
