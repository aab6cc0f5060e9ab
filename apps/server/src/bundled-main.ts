/** Where the bundle begins that `scripts/build/server.ts` makes; `main.ts` starts the same server from its sources. */
import { enableCompileCache, setSourceMapsSupport } from 'node:module'
import { join } from 'node:path'

setSourceMapsSupport(true)
// Beside the bundle: in a folder that everybody may write to, others could place code for us. The processes of the server
// read it from the environment.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'compiled')
enableCompileCache(process.env['NODE_COMPILE_CACHE'])
const { runServer } = await import('./run-server.ts')
await runServer()
