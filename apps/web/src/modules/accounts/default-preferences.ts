import type { Preferences } from '@gebaerdenraum/domain/accounts/preferences'

export type PreferenceGroup = 'search' | 'favorites' | 'player' | 'listEditor' | 'hands'

/**
 * The defaults of `preferencesSchema`, written out: asking the schema would bring the whole validation library into
 * the browser. A test holds the two together.
 */
export const DEFAULT_PREFERENCES: Preferences = {
  search: { columns: 5, imageType: 'signOnly', showNames: true, showKeywords: false },
  favorites: { columns: 4, imageType: 'signOnly', showNames: true },
  player: { speed: 1, isLooping: true, isMirrored: false },
  listEditor: { imageSize: 'large' },
  hands: { colouring: null },
  dismissedHints: [],
  recentlyUsed: { lists: [], documents: [], 'custom-signs': [] },
}
