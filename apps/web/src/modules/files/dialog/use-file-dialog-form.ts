import { normalizedFileName } from '@gebaerdenraum/domain/files/file-names'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { showToast } from '../../../ui/toast.tsx'
import { confirmCrossing } from '../changes/crossing.ts'
import { invalidateFiles } from '../queries.ts'
import { rememberFile } from '../remember-file.ts'
import { type DialogProblem, dialogProblem } from './dialog-problem.ts'
import { successText } from './dialog-texts.ts'
import type { FileDialogRequest } from './file-dialog-request.ts'
import { type Choice, submitRequest } from './submit-request.ts'
import { ALREADY_THERE_TEXT, isAlreadyThere } from './target-refusal.ts'
import { useDialogName } from './use-dialog-name.ts'
import { useDialogType } from './use-dialog-type.ts'
import { useVanishedTarget } from './use-vanished-target.ts'

/** State and rules of the dialog: what is chosen, what stands in the way, and sending it once. */
export const useFileDialogForm = (asked: FileDialogRequest, start: FileNode, onDone: (node: FileNode) => void) => {
  const client = useQueryClient()
  const [request, setRequest] = useState(asked)
  const [folder, setFolder] = useState(start)
  const gone = useVanishedTarget(setFolder)
  const type = useDialogType(request)
  const name = useDialogName(request, type, folder)
  const [isTried, setIsTried] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const isBusy = useRef(false)
  const sending = useMutation({
    mutationFn: (choice: Choice) => submitRequest(request, choice),
    onSuccess: ({ nodes, failed }, choice) => {
      for (const { fileType, file } of request.mode === 'create' || request.mode === 'duplicate' ? nodes : []) {
        if (fileType && file) rememberFile(fileType, file)
      }
      const [first] = nodes
      if (first) showToast({ tone: 'success', text: successText({ request, nodes, folderName: choice.folder.name }) })
      if (first && failed.length === 0) onDone(first)
      // What did get there is not sent a second time.
      else if ('nodes' in request) setRequest({ ...request, nodes: failed.map(({ node }) => node) })
    },
    onError: (error, choice) => gone.leave(error, choice.folder),
    // Not waited for: until it is through, the form would be busy and pass over whoever tries again.
    onSettled: () => {
      void invalidateFiles(client)
    },
  })

  const choice: Choice = {
    folder,
    name: sentName(name.value),
    type: type.type,
    details: type.details,
    taken: name.taken,
  }
  const place = request.mode !== 'rename' && isAlreadyThere(request, folder) ? ALREADY_THERE_TEXT : null
  const problem: DialogProblem = dialogProblem({
    name: name.problem,
    isTried: isTried || name.isTyped,
    // What went wrong with another name or in another folder is over.
    error: isSameTry(sending.variables, choice) ? sending.error : null,
    failed: sending.data?.failed ?? [],
  })

  /** Resolves to false where something has to be put right first. */
  const submit = async (): Promise<boolean> => {
    setIsTried(true)
    if (name.problem || place) return false
    if (isBusy.current) return true
    isBusy.current = true
    try {
      if (request.mode === 'move') {
        setIsAsking(true)
        const isMeant = await confirmCrossing(request.nodes, pathInside(folder))
        setIsAsking(false)
        if (!isMeant) return true
      }
      await sending.mutateAsync({ ...choice, name: sentName(await name.settle()) })
      return true
    } catch {
      return false
    } finally {
      isBusy.current = false
    }
  }
  const chooseFolder = (chosen: FileNode) => {
    gone.forget()
    setFolder(chosen)
  }
  return {
    request,
    folder,
    chooseFolder,
    type,
    name,
    problem,
    placeProblem: gone.text ?? (isTried ? place : null),
    isAsking,
    isSending: sending.isPending,
    submit,
  }
}

const sentName = (name: string | null): string | null => (name === null ? null : normalizedFileName(name))

const isSameTry = (tried: Choice | undefined, now: Choice): boolean =>
  tried !== undefined && tried.folder._id === now.folder._id && tried.name === now.name && tried.type === now.type
