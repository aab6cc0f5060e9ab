/**
 * The closed set of errors the API answers with. Names and class names are those of Feathers, so that its
 * official client maps them back to its own classes.
 */
export const ERROR_CODES = {
  BadRequest: 400,
  NotAuthenticated: 401,
  PaymentError: 402,
  Forbidden: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  NotAcceptable: 406,
  Timeout: 408,
  Conflict: 409,
  Gone: 410,
  LengthRequired: 411,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  RangeNotSatisfiable: 416,
  Misdirected: 421,
  Unprocessable: 422,
  TooManyRequests: 429,
  GeneralError: 500,
  NotImplemented: 501,
  BadGateway: 502,
  Unavailable: 503,
} as const

export type ErrorName = keyof typeof ERROR_CODES

/** What an error looks like on the wire. `errors` maps a field (dotted path) to a sentence a person can read. */
export type ErrorBody = {
  readonly name: ErrorName
  readonly message: string
  readonly code: number
  readonly className: string
  readonly data?: unknown
  readonly errors?: Readonly<Record<string, string>>
}

/** `NotAuthenticated` → `not-authenticated`, the form Feathers uses in `className`. */
export const classNameOf = (name: ErrorName): string =>
  name.replace(/[A-Z]/g, (letter, index: number) => (index > 0 ? '-' : '') + letter.toLowerCase())
