/**
 * The oldest browsers in which the web app works, in the words of vite's build target. Phones and tablets of Apple have
 * the version of their system. README, `docs/operations.md` and the check of the bundle follow this table.
 */
export const BASELINE = { chrome: '111', edge: '111', firefox: '114', safari: '16.4', ios: '16.4' } as const

export const BUILD_TARGET: string[] = Object.entries(BASELINE).map(([browser, version]) => `${browser}${version}`)
