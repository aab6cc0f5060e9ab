/** Marks errors of a connection that is gone or could not be made. Own and enumerable: copies keep it (pg-boss makes some). */
const UNAVAILABLE = Symbol('database unavailable')

/** No connection could be made, or none was free in time. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
  /** False when trying again is of no use: wrong password, unknown database. */
  readonly isTransient: boolean
  readonly [UNAVAILABLE] = true

  constructor(cause: unknown) {
    super(textOf(cause), { cause })
    this.isTransient = isTransient(cause)
  }
}

/** Marks an error that ended a connection: what was running on it fails with the same one. */
export const markAsLost = (error: Error): void => {
  Object.assign(error, { [UNAVAILABLE]: true })
}

/**
 * Whether an error only says that the database cannot be reached or ended the connection. A statement that failed so
 * may have been carried out, also a commit. Codes of sockets count on the database's own connections only: a payment
 * provider that refuses connections is no outage of the database.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => chainOf(error).some(isAboutConnection)

/** The database answers and cannot write. */
export type WriteFault = 'full' | 'read-only' | 'broken'

const WRITE_FAULTS: Readonly<Record<string, WriteFault>> = { '53100': 'full', '25006': 'read-only', '58030': 'broken' }

export const writeFaultOf = (error: unknown): WriteFault | undefined =>
  chainOf(error)
    .map((link) => WRITE_FAULTS[codeOf(link)])
    .find((fault) => fault !== undefined)

/** One line about an error, without what people typed. Errors of several addresses have no text of their own. */
export const textOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return textOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

export const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined
  return typeof code === 'string' ? code : ''
}

/** Longer chains than this are loops. */
const MAX_CHAIN = 10

const chainOf = (error: unknown): readonly object[] => {
  const chain: object[] = []
  for (let link = error; typeof link === 'object' && link !== null && chain.length < MAX_CHAIN; ) {
    chain.push(link)
    link = (link as { cause?: unknown }).cause
  }
  return chain
}

/** Connection exceptions, shutdown, crash, starting up, ended session, too many connections. */
const STATES = /^(08...|57P0[1-5]|25P03|53300)$/
/** The driver's own words; these errors have no code. */
const WORDS = /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/

const isAboutConnection = (link: object): boolean =>
  UNAVAILABLE in link || STATES.test(codeOf(link)) || (link instanceof Error && WORDS.test(link.message))

/** Refused by the database for what is asked, not for the moment: password, user, database, encryption. */
const PERMANENT = /^(28...|3D...|42...|0A...|08P01|ERR_.*|.*CERT.*)$/
const PERMANENT_WORDS = /^(The server does not support SSL|SASL|SCRAM|Password must|client password must)/i

const isTransient = (cause: unknown): boolean =>
  !PERMANENT.test(codeOf(cause)) && !PERMANENT_WORDS.test(textOf(cause).replace(/^.*?: (?=SCRAM|SASL)/, ''))
