/**
 * A place where modules above add something that a module below runs: parts of a data export, kinds of files. The lower
 * module declares the point in its `index.ts`; upper modules contribute (`contributes` of `defineModule`); so the lower
 * module depends on none of them.
 */
export type ExtensionPoint<T> = {
  readonly name: string
  /** Contributes a value to this point. */
  with(value: T): Contribution
  readonly __value?: T
}

/** One value for one extension point. */
export type Contribution = { readonly point: ExtensionPoint<never>; readonly value: unknown }

/** What all modules have contributed, in the order of the modules in `app.ts`. Complete once every module is open. */
export type Contributions = { to<T>(point: ExtensionPoint<T>): readonly T[] }

export const extensionPoint = <T>(name: string): ExtensionPoint<T> => {
  const point: ExtensionPoint<T> = {
    name,
    with: (value) => ({ point: point as unknown as ExtensionPoint<never>, value }),
  }
  return point
}

/** Collects contributions; reading before `seal` is a fault in the wiring and throws. */
export const collectContributions = () => {
  const values = new Map<unknown, unknown[]>()
  let isSealed = false
  const contributions: Contributions = {
    to: <T>(point: ExtensionPoint<T>) => {
      if (!isSealed) throw new Error(`Contributions to "${point.name}" are read before all modules are open.`)
      return (values.get(point) ?? []) as T[]
    },
  }
  return {
    contributions,
    add(added: readonly Contribution[]) {
      for (const { point, value } of added) {
        const known = values.get(point)
        if (known) known.push(value)
        else values.set(point, [value])
      }
    },
    seal() {
      isSealed = true
    },
  }
}
