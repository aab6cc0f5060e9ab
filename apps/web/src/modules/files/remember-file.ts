import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import { useEffect } from 'react'
import { changePreferences } from '../accounts/index.ts'

/** Puts a list, document or custom sign in front of those used lately. */
export const rememberFile = (fileType: FileType, file: string): void =>
  changePreferences({ recentlyUsed: { [fileType]: [file] } })

/** For pages that show one file: called with its id once it is known to exist. */
export const useRememberFile = (fileType: FileType, file: string | null | undefined): void => {
  useEffect(() => {
    if (file) rememberFile(fileType, file)
  }, [fileType, file])
}
