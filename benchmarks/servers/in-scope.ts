export type Use = <Resource extends AsyncDisposable>(resource: Resource) => Resource

/** Runs the work and then gives back what it used, the last first, however it ends. */
export const inScope = async <Result>(work: (use: Use) => Promise<Result>): Promise<Result> => {
  const stack = new AsyncDisposableStack()
  try {
    return await work((resource) => stack.use(resource))
  } finally {
    await stack.disposeAsync()
  }
}
