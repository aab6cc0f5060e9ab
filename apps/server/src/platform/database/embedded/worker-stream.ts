import { Duplex } from 'node:stream'
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'
import type { WorkerMessage } from './protocol.ts'

/** What `pg` takes for its socket: a connection to the embedded database's thread. */
export class WorkerStream extends Duplex {
  readonly #findWorker: () => Worker
  #port: MessagePort | undefined

  /** `findWorker` throws while no thread runs: the connection fails then. */
  constructor(findWorker: () => Worker) {
    super()
    this.#findWorker = findWorker
  }

  // The part of `net.Socket` that `pg` calls.
  connect(): this {
    try {
      this.#port = this.#openPort()
      process.nextTick(() => this.emit('connect'))
    } catch (error) {
      this.destroy(error as Error)
    }
    return this
  }
  setNoDelay = (): this => this
  setKeepAlive = (): this => this
  ref = (): this => {
    this.#port?.ref()
    return this
  }
  unref = (): this => {
    this.#port?.unref()
    return this
  }

  #openPort(): MessagePort {
    const worker = this.#findWorker()
    const { port1, port2 } = new MessageChannel()
    port1.on('message', (data: Uint8Array | { error: string }) => {
      if ('error' in data) this.destroy(new Error(data.error))
      else this.push(Buffer.from(data.buffer, data.byteOffset, data.byteLength))
    })
    port1.on('close', () => this.destroy())
    const message: WorkerMessage = { kind: 'connect', port: port2 }
    worker.postMessage(message, [port2])
    return port1
  }

  override _read(): void {}
  override _write(chunk: Uint8Array, _encoding: string, callback: () => void): void {
    this.#port?.postMessage(chunk)
    callback()
  }
  override _writev(chunks: readonly { chunk: Uint8Array }[], callback: () => void): void {
    this.#port?.postMessage(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    callback()
  }
  override _final(callback: () => void): void {
    this.push(null)
    callback()
  }
  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    this.#port?.close()
    callback(error)
  }
}
