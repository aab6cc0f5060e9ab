import { type ChildProcess, execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

type RunningProcess = { readonly pid: number; readonly parent: number }

/** Every process of the machine that runs; not those that have ended and wait for their parent to ask. */
export const runningProcesses = (): readonly RunningProcess[] =>
  readStates().flatMap(({ pid, parent, state }) => (state.startsWith('Z') ? [] : [{ pid, parent }]))

/** Ids of the processes that this one has started. */
export const childrenOf = (parent: number | undefined): readonly number[] =>
  runningProcesses().flatMap((one) => (one.parent === parent ? [one.pid] : []))

/** Whether a process that we started has not ended yet. */
export const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

type State = RunningProcess & { readonly state: string }

/** Small Linux images have no `ps`. */
const readStates = (): readonly State[] => (existsSync('/proc/self/stat') ? statesOfLinux() : statesOfPs())

const statesOfLinux = (): readonly State[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      // The name in brackets may hold blanks.
      const [state = '', parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return [{ pid: Number(name), parent: Number(parent), state }]
    } catch {
      return []
    }
  })

const statesOfPs = (): readonly State[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, state = '']) => ({ pid: Number(pid), parent: Number(parent), state }))
