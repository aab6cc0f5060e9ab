import type { ComponentType } from 'react'
import { laterCode } from './later-code.ts'

type Code = { readonly default: ComponentType }

/** A component whose code is loaded when it is first shown. After `load` it is shown without waiting, on the server too. */
type LaterComponent = ComponentType & { readonly load: () => Promise<void> }

/** Like `lazy` of React, which cannot be rendered at once after it has loaded. Stands inside of `Suspense`. */
export const laterComponent = (importCode: () => Promise<Code>): LaterComponent => {
  const code = laterCode(importCode)
  const Later = () => {
    const { default: Component } = code.use()
    return <Component />
  }
  return Object.assign(Later, { load: async () => void (await code.load()) })
}
