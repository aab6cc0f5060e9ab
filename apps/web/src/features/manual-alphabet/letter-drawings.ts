import { queryOptions } from '@tanstack/react-query'

/** The hands are a file of their own, which comes after the page: what is written on it is there at once. */
export const letterDrawingsQuery = queryOptions({
  queryKey: ['letter-drawings'],
  queryFn: async () => {
    const [{ drawLetter, LETTER_ROOM }, { layoutAlphabetPoster }] = await Promise.all([
      import('@gebaerdenraum/drawing/hands/draw-letter'),
      import('@gebaerdenraum/drawing/posters/alphabet-poster'),
    ])
    return { drawLetter, layoutAlphabetPoster, room: LETTER_ROOM }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
