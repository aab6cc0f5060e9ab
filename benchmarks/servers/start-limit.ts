import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type RawAnswer, rawAnswer } from '../load/raw-answer.ts'
import type { BareAnswer } from './bare-server.ts'

export type LimitServer = AsyncDisposable & { readonly url: string; readonly pid: number }

/** A bare server that answers the same bytes as this one for these paths and headers, as far as they can be the same. */
export const startBareCopyOf = async (
  url: string,
  paths: readonly string[],
  headers: Readonly<Record<string, string>>,
): Promise<LimitServer> => {
  const answers: BareAnswer[] = []
  for (const path of paths) answers.push({ path, ...kept(await rawAnswer(`${url}${path}`, headers)) })
  const copy = await startBareServer(answers)
  for (const { path, body } of answers) {
    const { body: copied } = await rawAnswer(`${copy.url}${path}`, headers)
    if (!copied.equals(body)) throw new Error(`${path}: the bare server does not answer the same bytes.`)
  }
  return copy
}

export const startBareServer = (answers: readonly BareAnswer[]): Promise<LimitServer> =>
  start(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), answers as unknown as Serializable)

/** Serves ranges of one file. */
export const startStaticServer = (file: string): Promise<LimitServer> =>
  start(fileURLToPath(new URL('./static-server.ts', import.meta.url)), file)

/** Hands requests to servers in turn, as a balancer in front of them does. */
export const startBalancer = (urls: readonly string[]): Promise<LimitServer> =>
  start(fileURLToPath(new URL('./balancer.ts', import.meta.url)), urls as unknown as Serializable)

const start = async (script: string, message: Serializable): Promise<LimitServer> => {
  const child = fork(script, { serialization: 'advanced' })
  child.send(message)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    [Symbol.asyncDispose]: () => end(child),
  }
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/** Headers of the connection are each server's own; a known length is cheaper than pieces, which favours the limit. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'content-length',
])

const kept = ({ status, headers, body }: RawAnswer) => {
  if (status !== 200) throw new Error(`An answer to copy has the status ${status}: ${body}`)
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : []))
  const own = pairs.filter(([name = '']) => !OWN_HEADERS.has(name.toLowerCase()))
  return { status, headers: [...own.flat(), 'content-length', String(body.length)], body }
}
