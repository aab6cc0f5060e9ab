/**
 * The new order of all signs that are stored, when somebody has arranged those he sees: a sign he does not see (it is
 * off offer for now) stays behind the one it stood behind.
 */
export const orderKeepingHidden = (
  stored: readonly string[],
  arranged: readonly string[],
  isVisible: (signId: string) => boolean,
): readonly string[] => {
  const given = new Set(arranged)
  const followers = new Map<string | null, string[]>()
  let anchor: string | null = null
  for (const id of stored) {
    if (isVisible(id)) anchor = given.has(id) ? id : anchor
    else if (!given.has(id)) followers.set(anchor, [...(followers.get(anchor) ?? []), id])
  }
  return [...(followers.get(null) ?? []), ...[...given].flatMap((id) => [id, ...(followers.get(id) ?? [])])]
}
