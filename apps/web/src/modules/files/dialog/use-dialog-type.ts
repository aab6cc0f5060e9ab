import { useState } from 'react'
import type { FileDetails } from '../kinds/file-kind.ts'
import { fileKindFor, findVariant } from '../kinds/file-kinds.ts'
import type { CreatableType, FileDialogRequest } from './file-dialog-request.ts'

export type DialogType = {
  readonly type: CreatableType
  readonly details: FileDetails
  readonly chooseType: (type: CreatableType) => void
  readonly chooseDetails: (details: FileDetails) => void
}

/** Specification 2, "Default save type". */
const DEFAULT_TYPE: CreatableType = 'documents'

/** What is created: as the request says, else as the person chooses. */
export const useDialogType = (request: FileDialogRequest): DialogType => {
  const asked = request.mode === 'create' ? request : null
  const [type, chooseType] = useState(asked?.type ?? DEFAULT_TYPE)
  const [chosen, chooseDetails] = useState<FileDetails>({})
  // What was chosen for one kind says nothing about another: each then has its default.
  const details = asked?.details ?? (type === 'directory' ? {} : findVariant(fileKindFor(type), chosen).details)
  return { type, details, chooseType, chooseDetails }
}
