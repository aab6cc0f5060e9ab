/**
 * What became of a request for a licence that is not on the list. `answered`: by mail, without an offer yet. `declined`:
 * the customer does not want what was offered. `closed`: the operator has put it away.
 */
export const REQUEST_STATES = ['new', 'answered', 'offer', 'accepted', 'declined', 'closed'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const REQUEST_STATE_TEXTS: Readonly<Record<RequestState, string>> = {
  new: 'Neu',
  answered: 'Beantwortet',
  offer: 'Angebot verschickt',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
  closed: 'Erledigt',
}

/** An answer moves a request on, and takes back nothing that was reached before. */
export const afterAnswer = (state: RequestState): RequestState =>
  state === 'new' || state === 'closed' ? 'answered' : state

/** Put away, or taken up again; what was accepted stays so. */
export const afterClosing = (state: RequestState, isClosed: boolean): RequestState => {
  if (state === 'accepted') return state
  if (isClosed) return 'closed'
  return state === 'closed' ? 'answered' : state
}
