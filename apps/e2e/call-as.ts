import { inject } from 'vitest'
import { callServer } from '../server/test/running-server.ts'
import { getAccessToken, type Person } from './person.ts'

type Answer = Record<string, unknown>

/** A call past the browser; anything but success fails the test. */
export const callAs = async (as: Person, method: string, path: string, data?: unknown): Promise<Answer> => {
  const { status, body } = await callServer(inject('appUrl'), method, path, { as: getAccessToken(as), data })
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`)
  return body as Answer
}

/** Tests that are tried again find what they left behind. */
export const unusedName = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`
