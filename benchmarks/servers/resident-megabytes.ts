import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Memory that a process really holds (resident set), as the operating system counts it. */
export const residentMegabytes = async (pid: number): Promise<number> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout.trim()) / 1024
}
