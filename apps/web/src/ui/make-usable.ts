/** The fields from which `use` of React reads a result. */
type Usable<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

/** Lets `use` read the promise without a moment of waiting once it is fulfilled: what was loaded ahead shows at once. */
export const makeUsable = <Value>(promise: Promise<Value>): Promise<Value> => {
  const usable: Usable<Value> = promise
  usable.then(
    (value) => {
      usable.status = 'fulfilled'
      usable.value = value
    },
    () => undefined,
  )
  return usable
}
