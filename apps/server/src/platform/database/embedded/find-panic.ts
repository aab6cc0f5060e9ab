const ERROR_RESPONSE = 0x45
/** The field of the severity that is never translated. */
const SEVERITY = 0x56

/**
 * Whether an answer of PostgreSQL, whole messages of its wire protocol, reports an error of severity PANIC (PostgreSQL,
 * "Frontend/Backend Protocol", message and error formats).
 */
export const hasPanicked = (answer: Buffer): boolean => {
  for (let start = 0; start + HEAD_BYTES <= answer.length; ) {
    const end = start + 1 + answer.readUInt32BE(start + 1)
    if (answer[start] === ERROR_RESPONSE && readSeverity(answer, start + HEAD_BYTES, end) === 'PANIC') return true
    start = end
  }
  return false
}

/** The type of a message and its length, which counts itself but not the type. */
const HEAD_BYTES = 5

/** Fields are a letter and a text that ends with a zero byte. */
const readSeverity = (message: Buffer, start: number, end: number): string | undefined => {
  for (let at = start; at < end && message[at] !== 0; ) {
    const zero = message.indexOf(0, at + 1)
    if (zero === -1) return undefined
    if (message[at] === SEVERITY) return message.toString('utf8', at + 1, zero)
    at = zero + 1
  }
  return undefined
}
