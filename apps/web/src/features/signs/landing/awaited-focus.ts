import { useState } from 'react'

/** Where the focus goes as soon as what was looked for is there: the heading of a topic, or the first sign found. */
export type AwaitedFocus = {
  readonly target: 'heading' | 'first-sign' | null
  readonly await: (target: 'heading' | 'first-sign') => void
  readonly finish: () => void
}

export const useAwaitedFocus = (): AwaitedFocus => {
  const [target, setTarget] = useState<AwaitedFocus['target']>(null)
  return { target, await: setTarget, finish: () => setTarget(null) }
}
