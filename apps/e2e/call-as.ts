import { inject } from 'vitest'
import { callServer } from '../server/test/running-server.ts'
import type { DemoName } from './global-setup.ts'

type Answer = Record<string, unknown>

/** A call as a demo account, past the browser; anything but success fails the test. */
export const callAs = async (as: DemoName, method: string, path: string, data?: unknown): Promise<Answer> => {
  const { status, body } = await callServer(inject('appUrl'), method, path, { as: inject('tokens')[as], data })
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`)
  return body as Answer
}

/** Tests that are tried again find what they left behind. */
export const unusedName = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`
