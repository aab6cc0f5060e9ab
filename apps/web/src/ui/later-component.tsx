import { type ComponentType, use } from 'react'
import { makeUsable } from './make-usable.ts'

type Code = { readonly default: ComponentType }

/** A component whose code is loaded when it is first shown. After `load` it is shown without waiting, on the server too. */
type LaterComponent = ComponentType & { readonly load: () => Promise<void> }

/** Like `lazy` of React, which cannot be rendered at once after it has loaded. Stands inside of `Suspense`. */
export const laterComponent = (importCode: () => Promise<Code>): LaterComponent => {
  let loading: Promise<Code> | undefined
  const loadCode = (): Promise<Code> => {
    loading ??= makeUsable(importCode())
    return loading
  }
  const Later = () => {
    const { default: Component } = use(loadCode())
    return <Component />
  }
  return Object.assign(Later, { load: async () => void (await loadCode()) })
}
