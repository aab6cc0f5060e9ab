/** Throws on anything that could leave the store or mean two things: `..`, empty segments, backslashes, odd characters. */
export const assertStorageKey = (key: string): void => {
  if (key.length > MAX_LENGTH || !KEY.test(key)) throw new Error(`Not a key of the media store: ${JSON.stringify(key)}`)
}

export const assertStoragePrefix = (prefix: string): void => {
  if (!prefix.endsWith('/')) throw new Error(`A prefix of the media store ends with a slash: ${JSON.stringify(prefix)}`)
  assertStorageKey(prefix.slice(0, -1))
}

const MAX_LENGTH = 512
const SEGMENT = '[A-Za-z0-9_](?:[A-Za-z0-9_-]|\\.(?=[A-Za-z0-9_]))*'
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`)
