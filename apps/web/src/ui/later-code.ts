import { use } from 'react'
import { makeUsable } from './make-usable.ts'

type LaterCode<Code> = {
  /** Begins to load the code. All calls share one promise, which rejects if the file does not arrive. */
  readonly load: () => Promise<Code>
  /** A hook inside of `Suspense`: the code, for which the component waits. Throws if the file did not arrive. */
  readonly use: () => Code
}

/** Code that is loaded when it is first needed. After `load` components have it without waiting, on the server too. */
export const laterCode = <Code>(importCode: () => Promise<Code>): LaterCode<Code> => {
  let loading: Promise<Code> | undefined
  const load = (): Promise<Code> => {
    loading ??= makeUsable(importCode())
    return loading
  }
  return { load, use: () => use(load()) }
}
