/** Sends one call and gives the answer. `address` begins with `/api/`. Rejects when no answer arrives. */
type Transport = (address: string, init: RequestInit) => Promise<Response>

/** What browsers do. */
export const callOverNetwork: Transport = (address, init) => fetch(address, init)

let transport = callOverNetwork

/** How calls reach the API: over the network, or inside the process where the server renders a page. */
export const sendCall: Transport = (address, init) => transport(address, init)

export const setTransport = (next: Transport): void => {
  transport = next
}
