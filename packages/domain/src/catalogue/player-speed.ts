/** Speeds of the video player, slow to fast. The player preference stores one of them. */
export const PLAYER_SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5] as const
export type PlayerSpeed = (typeof PLAYER_SPEEDS)[number]

/** The next faster (1) or slower (-1) speed; the ends stay where they are. */
export const stepSpeed = (speed: PlayerSpeed, step: 1 | -1): PlayerSpeed =>
  PLAYER_SPEEDS[PLAYER_SPEEDS.indexOf(speed) + step] ?? speed

/** `0,75×` */
export const formatSpeed = (speed: PlayerSpeed): string => `${String(speed).replace('.', ',')}×`
