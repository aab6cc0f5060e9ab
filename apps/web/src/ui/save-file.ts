/** Hands a file to the browser's downloads. Characters that systems refuse in names become `_`. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  const download = name.replace(NOT_IN_FILE_NAMES, '_')
  const link = Object.assign(document.createElement('a'), { href: address, download })
  link.click()
  // Some browsers read the file only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const NOT_IN_FILE_NAMES = /[\\/:*?"<>|]/g
