import { v4 } from 'uuid'

/** A random id. `crypto.randomUUID` is missing where the app is reached by plain HTTP, as in the network of a school. */
export const newId = (): string => v4()
