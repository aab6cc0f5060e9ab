import { SLUG_MAX_LENGTH } from './sign-slug.ts'

/** `bank` → `bank-2`, or the next one that nobody has. */
export const freeSlug = (slug: string, taken: ReadonlySet<string>): string => {
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`
    const candidate = `${slug.slice(0, SLUG_MAX_LENGTH - ending.length).replace(/-$/, '')}${ending}`
    if (!taken.has(candidate)) return candidate
  }
}
