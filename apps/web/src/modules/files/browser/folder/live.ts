/** Somebody of the team may be working in the same folder: it is looked at again while one looks at it oneself. */
export const LIVE = { refetchInterval: 30_000, refetchOnWindowFocus: true } as const
