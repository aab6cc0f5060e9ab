/** Hands what is at this address, which the server sends as a download, to the browser's downloads. */
export const saveAddress = (address: string): void =>
  Object.assign(document.createElement('a'), { href: address, download: '' }).click()
