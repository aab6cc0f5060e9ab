import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { quoteName } from '../../../ui/quote-name.ts'
import { fileKindFor } from '../kinds/file-kinds.ts'
import classes from './used-places.module.css'

/** So many are named; a question is read, not searched. */
const NAMED = 5

/** Says which lists, templates and custom signs would miss what is about to be deleted, as soon as the server has looked. */
export const UsedPlaces = ({ nodes }: { readonly nodes: readonly Pick<FileNode, '_id' | 'nodeType'>[] }) => {
  const deleted = nodes.map(({ _id }) => _id)
  const { data, isPending } = useQuery({
    // Not invalidated by changes: its file no longer exists then, and the dialog is still fading out.
    queryKey: ['used-places', deleted],
    queryFn: ({ signal }) => api['custom-sign-places'].find({ deleted: { $in: deleted }, $limit: NAMED }, { signal }),
    staleTime: 0,
    retry: false,
  })
  const isOneSign = nodes.length === 1 && nodes[0]?.nodeType === 'file'
  if (isPending && isOneSign) return <p className={classes.text}>Es wird nachgesehen, wo sie verwendet wird …</p>
  if (!data || data.total === 0) return null
  const more = data.total - data.data.length
  return (
    <>
      <p className={classes.text}>
        {isOneSign
          ? 'Die Gebärde wird noch verwendet und fehlt danach in:'
          : 'Eigene Gebärden davon werden noch verwendet und fehlen danach in:'}
      </p>
      <ul className={classes.places}>
        {data.data.map(({ _id, fileType, name }) => (
          <li key={_id}>
            {fileKindFor(fileType).label} {quoteName(name)}
          </li>
        ))}
        {more > 0 && <li>{more === 1 ? 'und noch 1 Datei' : `und noch ${more.toLocaleString('de-DE')} Dateien`}</li>}
      </ul>
    </>
  )
}
