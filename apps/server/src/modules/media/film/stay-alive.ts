/**
 * The codecs answer from threads of their own, which do not keep Node's event loop running: without this a process or thread
 * that only waits for them may end in the middle of a film. Ends with the process.
 */
export const stayAlive = (): void => {
  setInterval(() => undefined, 60_000)
}
