import { quickenDrizzle } from './platform/database/quick-drizzle.ts'

quickenDrizzle()
const { runServer } = await import('./run-server.ts')
await runServer()
