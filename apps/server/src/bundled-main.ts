/**
 * The entry of the bundle of `scripts/build/server.ts`; `main.ts` starts the same server from its sources. With
 * `--compile-only` it stores the compiled code and ends, for an image whose server may write nothing there.
 */
import { enableCompileCache, setSourceMapsSupport } from 'node:module'
import { join } from 'node:path'
import { restartToSaveMemory } from './platform/processes/save-memory.ts'

restartToSaveMemory()
setSourceMapsSupport(true)
// Beside the bundle: in a folder that everybody may write to, others could place code for us. The processes of the server
// read it from the environment.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'compiled')
enableCompileCache(process.env['NODE_COMPILE_CACHE'])
const { runServer } = await import('./run-server.ts')
if (process.argv[2] === '--compile-only') process.exit()
await runServer()
