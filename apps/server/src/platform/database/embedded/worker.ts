/**
 * The embedded database, in a thread of its own: a query there never holds up the server's event loop. Speaks
 * PostgreSQL's wire protocol over message ports, one port for each connection that `pg` opens, one session in all.
 */
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { hasPanicked } from './find-panic.ts'
import type { WorkerData, WorkerMessage } from './protocol.ts'

/** PGlite's own file system never reaches the disk on commit; a power cut would lose what was answered. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(...args)
    type Stream = { nfd: number }
    type Module = { NODEFS?: NodeStreams; FS: { filesystems: { NODEFS: NodeStreams } } }
    type NodeStreams = { stream_ops: { fsync?: (stream: Stream) => number } }
    const hook = (module: unknown) => {
      const { NODEFS, FS } = module as Module
      const streams = NODEFS ?? FS.filesystems.NODEFS
      streams.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd)
        return 0
      }
    }
    const before = started.emscriptenOpts.preRun
    started.emscriptenOpts.preRun = [...(Array.isArray(before) ? before : before ? [before] : []), hook]
    return started
  }
}

/** PostgreSQL's own default is 128 MB, all of it taken at the start. Files are in the memory of the system as well. */
const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

const DURABLE = [...SMALL.filter((param) => param !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

/** AuthenticationOk and ReadyForQuery(idle): the answer to a connection's start-up message. */
const READY = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const TERMINATE = 0x58

const { dataDir, snapshot, wasm } = workerData as WorkerData

const database = new PGlite({
  startParams: SMALL,
  ...(dataDir && { fs: new DurableNodeFS(dataDir), startParams: DURABLE }),
  ...(snapshot && { loadDataDir: new Blob([snapshot as Uint8Array<ArrayBuffer>]) }),
  ...(wasm && { pgliteWasmModule: wasm }),
})
await database.waitReady

/** Chunks of all connections run strictly one after the other: there is one session. */
let tail: Promise<void> = Promise.resolve()

/** Whether the session is as a new connection expects it: no transaction, prepared statement or setting of another. */
let isFresh = true
const freshenSession = async (): Promise<void> => {
  if (isFresh) return
  await database.exec('ROLLBACK').catch(() => undefined)
  await database.exec('DISCARD ALL')
  isFresh = true
}

const serve = (port: MessagePort): void => {
  let isStarted = false
  const run = async (chunk: Uint8Array): Promise<void> => {
    if (!isStarted) {
      isStarted = true
      // The connection before may have been cut.
      await freshenSession()
      port.postMessage(READY)
      return
    }
    if (chunk[0] === TERMINATE) {
      await freshenSession()
      port.close()
      return
    }
    isFresh = false
    const answers: Uint8Array[] = []
    await database.execProtocolRawStream(chunk, { onRawData: (data) => answers.push(data.slice()) })
    const answer = Buffer.concat(answers)
    port.postMessage(answer)
    // PostgreSQL may not go on after a panic, and the embedded one would spin for ever with the next query. It ends here,
    // between two queries: ending a thread from outside, in the middle of native code, can abort the whole server.
    if (hasPanicked(answer)) process.exit(1)
  }
  port.on('message', (chunk: Uint8Array) => {
    tail = tail.then(() => run(chunk)).catch((error: Error) => port.postMessage({ error: error.message }))
  })
}

const syncDirectory = (path: string): void => {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

parentPort?.on('message', (message: WorkerMessage) => {
  switch (message.kind) {
    case 'connect':
      serve(message.port)
      return
    case 'dump':
      tail = tail.then(async () => {
        const dump = await database.dumpDataDir('none')
        message.port.postMessage(new Uint8Array(await dump.arrayBuffer()))
      })
      return
    case 'close':
      tail = tail.then(async () => {
        await database.close()
        if (dataDir) syncDirectory(dataDir)
        process.exit(0)
      })
  }
})

parentPort?.postMessage('ready')
