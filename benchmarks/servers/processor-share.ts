/**
 * Lets processes run for a share of the time only, by stopping and continuing them: so that several servers, and what
 * loads them, fit on the processors of one machine. They run one after the other, never at once. It runs as a process of
 * its own, whose timers nothing holds up.
 */
export type ProcessorShare = { readonly pids: readonly number[]; readonly share: number }

const PERIOD_MS = 20

const limit = (pid: number, share: number, delayMs: number): void => {
  process.kill(pid, 'SIGSTOP')
  setTimeout(() => {
    setInterval(() => {
      process.kill(pid, 'SIGCONT')
      setTimeout(() => process.kill(pid, 'SIGSTOP'), PERIOD_MS * share)
    }, PERIOD_MS)
  }, delayMs)
}

process.once('message', (message) => {
  const { pids, share } = message as ProcessorShare
  for (const [index, pid] of pids.entries()) limit(pid, share, (index * PERIOD_MS) / pids.length)
  process.once('disconnect', () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
    process.exit()
  })
  process.send?.('limited')
})
