/** There is too much to do already; the caller may come again later. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}
