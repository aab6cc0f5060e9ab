import { readFile } from 'node:fs/promises'

/**
 * When a process started, as a word that no other process of the same id has; empty where the system does not tell
 * (only Linux does, in `/proc`).
 */
export const startOfProcess = async (pid: number): Promise<string> => {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const facts = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets, which may hold anything; the start is the 22nd.
    const ticks = facts.slice(facts.lastIndexOf(')') + 2).split(' ')[19] ?? ''
    return `${boot.trim()}/${ticks}`
  } catch {
    return ''
  }
}
