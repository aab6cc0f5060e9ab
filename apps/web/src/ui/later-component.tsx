import { type ComponentType, use } from 'react'

type Code = { readonly default: ComponentType }

/** A promise with the fields by which React knows its result. */
type Loading = Promise<Code> & { status?: 'fulfilled'; value?: Code }

/** A component whose code is loaded when it is first shown. After `load` it is shown without waiting, on the server too. */
export type LaterComponent = ComponentType & { readonly load: () => Promise<void> }

/** Like `lazy` of React, which cannot be rendered at once after it has loaded. Stands inside of `Suspense`. */
export const laterComponent = (importCode: () => Promise<Code>): LaterComponent => {
  let loading: Loading | undefined
  const startLoading = (): Promise<Code> => {
    if (loading) return loading
    const started: Loading = importCode()
    started.then(
      (code) => {
        // Read by `use`.
        started.status = 'fulfilled'
        started.value = code
      },
      () => undefined,
    )
    loading = started
    return started
  }
  const Later = () => {
    const { default: Component } = use(startLoading())
    return <Component />
  }
  return Object.assign(Later, { load: async () => void (await startLoading()) })
}
