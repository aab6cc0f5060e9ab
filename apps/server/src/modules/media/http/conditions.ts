/** Whether the caller has the content already: `If-None-Match` compares weakly, and `*` is anything. */
export const hasCurrent = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((given) => given.trim().replace(/^W\//, '') === etag)
}

/** A range counts only for the content the caller has begun with. We send no `Last-Modified`, so a date is never ours. */
export const isSameContent = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag
