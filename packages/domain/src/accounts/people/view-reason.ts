/** How long somebody may look at the app as another person. */
export const VIEW_MINUTES = 30

/** Why he looks: a few words that say something to who reads the protocol later. */
export const VIEW_REASON_MIN_LENGTH = 10
export const VIEW_REASON_MAX_LENGTH = 300
export const VIEW_REASON_TEXT = `Bitte nenne den Grund mit mindestens ${VIEW_REASON_MIN_LENGTH} Zeichen`
