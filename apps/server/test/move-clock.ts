/**
 * Moves the clock of this process; it runs on. Only `Date` is replaced, timers stay as they are. Instances remain those of
 * the real `Date`, which Node itself makes too (`fs.stat`).
 */
export const moveClock = (aheadMs: number): void => {
  const Real = Date
  const realNow = Real.now
  const now = (): number => realNow() + aheadMs
  Real.now = now
  globalThis.Date = new Proxy(Real, {
    construct: (target, parts, made) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
    apply: () => new Real(now()).toString(),
  })
}
