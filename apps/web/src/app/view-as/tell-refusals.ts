import { showToast } from '../../ui/toast.tsx'

/**
 * Says of each change that was refused why; the place where it was tried says besides what did not work. What the app
 * remembers by the way (views, files used last) was asked for by nobody: it is not sent at all.
 */
export const tellRefusals = (): void => {
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    if (isRemembering(input, init)) return new Response('{}', { status: 403 })
    const response = await send(input, init)
    if (response.status === 403 && init?.method !== 'GET') showToast({ tone: 'warning', text: REFUSED })
    return response
  }
}

const REFUSED = 'In der Ansicht als andere Person kann nichts geändert werden.'

const isRemembering = (input: RequestInfo | URL, init: RequestInit | undefined): boolean =>
  init?.method === 'PATCH' &&
  String(input).startsWith('/api/users/') &&
  typeof init.body === 'string' &&
  init.body.startsWith('{"preferences"')
