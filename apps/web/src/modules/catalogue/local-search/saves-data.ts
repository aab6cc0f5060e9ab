/** Whether the person asked the browser to load little. Some browsers do not say. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
