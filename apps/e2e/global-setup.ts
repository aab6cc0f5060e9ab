import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { callServer, startServer } from '../server/test/running-server.ts'
import { fillWithShownDemonstration } from './demonstration-media.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the running product, filled with the demonstration. */
    appUrl: string
    /** An access token for each demo account: signing in at every page would meet the limit. */
    tokens: Readonly<Record<DemoName, string>>
  }
}

/** Accounts that stay signed in throughout. Those that the login journeys sign in and push out are not among them. */
export type DemoName = 'einzel' | 'leitung' | 'mitglied' | 'ohneplatz' | 'traeger' | 'gast' | 'wartend' | 'admin'
const NAMES: readonly DemoName[] = ['einzel', 'leitung', 'mitglied', 'ohneplatz', 'traeger', 'gast', 'wartend', 'admin']

/** One product for all journeys: the server as `npm start` runs it, on a data directory of its own. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-e2e-'))
  await fillWithShownDemonstration(dataDir)
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: '1' })
  const tokens = await Promise.all(NAMES.map(async (name) => [name, await tokenOf(server.url, name)] as const))
  project.provide('appUrl', server.url)
  project.provide('tokens', Object.fromEntries(tokens) as Record<DemoName, string>)
  return async () => {
    await server.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

const tokenOf = async (url: string, name: DemoName): Promise<string> => {
  const data = { strategy: 'local', email: `${name}@demo.example`, password: 'gebaerden1' }
  const { status, body } = await callServer(url, 'POST', 'authentication', { data })
  if (status !== 201) throw new Error(`${name} could not sign in: ${JSON.stringify(body)}`)
  return String(body['accessToken'])
}
