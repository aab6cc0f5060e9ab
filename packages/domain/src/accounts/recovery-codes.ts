/** So many are made together with a second factor. */
export const RECOVERY_CODE_COUNT = 10
