/** A name without the characters that systems refuse. */
export const toFileName = (name: string): string => name.replace(NOT_IN_FILE_NAMES, '_')

/** Hands a file to the browser's downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  const download = toFileName(name)
  const link = Object.assign(document.createElement('a'), { href: address, download })
  link.click()
  // Some browsers read the file only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const NOT_IN_FILE_NAMES = /[\\/:*?"<>|]/g
