import type { SignPictureType } from '../media/sign-media.ts'

/**
 * The quiz-like mode: title, video and picture of a sign can each be covered until the viewer uncovers them
 * (specification 1, section 4 “Sign reveal”). Uncovering is one-way, and only licensed content can be covered.
 */
export const REVEAL_PARTS = ['title', 'video', 'image'] as const
export type RevealPart = (typeof REVEAL_PARTS)[number]
export type RevealState = {
  readonly revealable: Readonly<Record<RevealPart, boolean>>
  readonly revealed: Readonly<Record<RevealPart, boolean>>
}

/** A fresh sign with these parts covered. Without a licence nothing is ever covered. */
export const coverParts = (parts: readonly RevealPart[], isLicensed: boolean): RevealState => ({
  revealable: byPart((part) => isLicensed && parts.includes(part)),
  revealed: byPart(() => false),
})

/** Uncovers one part. What cannot be covered stays as it is, so a stray key press changes nothing. */
export const reveal = (state: RevealState, part: RevealPart): RevealState =>
  isCovered(state, part) ? { ...state, revealed: { ...state.revealed, [part]: true } } : state

export const isCovered = (state: RevealState, part: RevealPart): boolean =>
  state.revealable[part] && !state.revealed[part]

/** The part that the space bar uncovers: the first that is still covered, in the order of the number keys. */
export const nextCovered = (state: RevealState): RevealPart | null =>
  REVEAL_PARTS.find((part) => isCovered(state, part)) ?? null

/** A covered video does not play: its movement would give the answer away. */
export const mayPlay = (state: RevealState): boolean => !isCovered(state, 'video')

/** Uncovering the video is also the command to play it. */
export const startsPlayback = (before: RevealState, after: RevealState): boolean => !mayPlay(before) && mayPlay(after)

/**
 * Whether the film is shown without the letters and the word, which would answer the question. A covered film follows the
 * title; one that can be seen stays as it is (`before`), because it would start again. By default it has its words.
 */
export const isFilmWordless = (state: RevealState, before: boolean | null): boolean => {
  if (!state.revealable.title) return false
  const mayChange = before === null || isCovered(state, 'video')
  return isCovered(state, 'title') || (!mayChange && before)
}

/** Muted as long as the sign is a question at all, even after every part has been uncovered. */
export const isMuted = (state: RevealState): boolean => REVEAL_PARTS.some((part) => state.revealable[part])

/** Number keys of the parts: 1 title, 2 video, 3 picture. */
export const revealPartOfKey = (key: string): RevealPart | null => REVEAL_PARTS[Number(key) - 1] ?? null

export const defaultPictureType = (isLicensed: boolean): SignPictureType => (isLicensed ? 'signBox' : 'signOnly')

const byPart = (value: (part: RevealPart) => boolean): Record<RevealPart, boolean> => ({
  title: value('title'),
  video: value('video'),
  image: value('image'),
})
