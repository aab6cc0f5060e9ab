import type { HandView } from '@gebaerdenraum/domain/media/handshapes'
import type { HandDrawings } from '@gebaerdenraum/drawing/custom-signs/draw-figure'
import { queryOptions } from '@tanstack/react-query'

/**
 * Files of their own, one for each view, that only scenes with hands load. They are fetched and not imported: browsers ask
 * for a module once and never again, so that an import that failed could not be tried again.
 */
const FILES: Readonly<Record<HandView, string>> = {
  palm: new URL('../../../../../../../content/hands/handshapes-palm.json', import.meta.url).href,
  back: new URL('../../../../../../../content/hands/handshapes-back.json', import.meta.url).href,
  side: new URL('../../../../../../../content/hands/handshapes-side.json', import.meta.url).href,
  top: new URL('../../../../../../../content/hands/handshapes-top.json', import.meta.url).href,
}

/** All handshapes seen from one side. Without a connection it fails at once, so that the editor can say so. */
export const handDrawingsQuery = (view: HandView) =>
  queryOptions({
    queryKey: ['hand-drawings', view],
    queryFn: ({ signal }) => loadView(view, signal),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: 1,
  })

const loadView = async (view: HandView, signal: AbortSignal): Promise<HandDrawings> => {
  const answer = await fetch(FILES[view], { signal }).catch((error: unknown) => {
    throw new Error(UNREACHABLE, { cause: error })
  })
  if (!answer.ok) throw new Error(UNREACHABLE)
  return (await answer.json()) as HandDrawings
}

const UNREACHABLE = 'Bitte prüfe deine Internetverbindung.'
