/** Columns of a shared list by screen width (specification 2, section 9): full HD, desktop, tablet, otherwise. */
export const publicColumns = (widthPx: number): number => {
  if (widthPx >= 1920) return 5
  if (widthPx >= 1024) return 4
  return widthPx >= 768 ? 3 : 2
}
