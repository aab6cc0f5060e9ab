/**
 * Blocks of 128 kB and more go back to the system when they are freed (glibc, `mallopt`, M_TRIM_THRESHOLD). Without it
 * glibc raises that limit with the first big block, and keeps what compiling the embedded database needed for a moment.
 */
const ENVIRONMENT = { MALLOC_TRIM_THRESHOLD_: '131072' }
/** The half of V8's space for young objects, in MB. At its default a start leaves 61 MB for good, with this 16. */
const ARGUMENTS = ['--max-semi-space-size=8']

/**
 * Starts this program once more in the same process, with settings that a process can only have from its beginning
 * (`execve`; 40 ms). Does nothing where they are set, and where the system has no such call or another memory allocator.
 * Has to come before anything is opened.
 */
export const restartToSaveMemory = (): void => {
  if (process.platform !== 'linux' || 'MALLOC_TRIM_THRESHOLD_' in process.env) return
  const { execPath, execArgv, argv, env } = process
  process.execve?.(execPath, [execPath, ...ARGUMENTS, ...execArgv, ...argv.slice(1)], { ...env, ...ENVIRONMENT })
}
