import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { contentsText } from './deletion-texts.ts'

/** Says how much stands in a folder that is about to be deleted, as soon as the server has counted it. */
export const FolderContents = ({ folder }: { readonly folder: Pick<FileNode, '_id' | 'path'> }) => {
  const path = pathInside(folder)
  const { data: count = null } = useQuery({
    // Not among those asked anew after a change: the folder is gone then, and the question still fading.
    queryKey: ['folder-contents', path],
    queryFn: async ({ signal }) => (await api['file-nodes'].find({ path, $limit: 0 }, { signal })).total,
    staleTime: 0,
  })
  return <>{contentsText(count)}</>
}
