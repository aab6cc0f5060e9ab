import { quickenDrizzle } from './database/quick-drizzle.ts'

quickenDrizzle()
const { runServer } = await import('./run-server.ts')
await runServer()
