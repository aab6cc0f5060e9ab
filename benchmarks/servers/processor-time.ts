import { readdirSync, readFileSync } from 'node:fs'

/** Processor time in milliseconds that a process, its children and those of them that ended took so far (Linux). */
export const processorMs = (pid: number): number =>
  listProcesses()
    .filter((process) => process.pid === pid || process.parent === pid)
    .reduce((sum, { ticks }) => sum + ticks, 0) *
  (1000 / TICKS_A_SECOND)

/** `sysconf(_SC_CLK_TCK)`: 100 on every Linux that Node.js runs on. */
const TICKS_A_SECOND = 100

type Process = { readonly pid: number; readonly parent: number; readonly ticks: number }

const listProcesses = (): readonly Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])

/** Undefined for one that has ended meanwhile. The fields of the file are described in `man 5 proc`. */
const readProcess = (pid: number): Process | undefined => {
  try {
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets, which may hold anything; the state is the third.
    const [, parent, ...rest] = facts
      .slice(facts.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return { pid, parent: parent ?? 0, ticks: rest.slice(9, 13).reduce((sum, ticks) => sum + ticks, 0) }
  } catch {
    return undefined
  }
}
