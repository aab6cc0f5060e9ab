/**
 * Blocks of 128 kB and more go back to the system when they are freed (glibc, `mallopt`, M_TRIM_THRESHOLD). Without it
 * glibc raises that limit with the first big block, and keeps what compiling the embedded database needed for a moment.
 */
const ENVIRONMENT = { MALLOC_TRIM_THRESHOLD_: '131072' }
/** Young objects of V8, in MB: three times as much is held for good once there was much to do. */
const ARGUMENTS = ['--max-semi-space-size=8']

/**
 * Starts this program once more in the same process, with settings that a process can only have from its beginning
 * (`execve`; 40 ms). Does nothing where they are set, and where the system has no such call or another memory allocator.
 * Has to come before anything is opened.
 */
export const restartToSaveMemory = (): void => {
  if (process.platform !== 'linux' || 'MALLOC_TRIM_THRESHOLD_' in process.env) return
  const [node = process.execPath, ...rest] = process.argv
  process.execve?.(node, [node, ...ARGUMENTS, ...process.execArgv, ...rest], { ...process.env, ...ENVIRONMENT })
}
