import type { FileNode, FileSummary } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { germanMoment } from '../../../../ui/german-dates.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { useSession } from '../../../accounts/index.ts'
import { thumbnailInLook, useLook } from '../../../catalogue/index.ts'
import { nodeIcon } from '../../kinds/file-kinds.ts'
import { fileNodeQuery } from '../../queries.ts'
import { typeText } from './detail-texts.ts'
import classes from './node-details.module.css'

type Props = {
  readonly node: FileNode
  /** It is just being deleted: what is known of it is enough. */
  readonly isLeaving: boolean
}

/** What is known about one folder or file (specification 2, section 2, "Details panel"). */
export const NodeDetails = ({ node, isLeaving }: Props) => {
  const { data, error, refetch } = useQuery({ ...fileNodeQuery(node._id), enabled: !isLeaving })
  const { session } = useSession()
  const look = useLook()
  const shown = data ?? node
  const summary = data?.summary ?? null
  const Icon = nodeIcon(node)
  const isRoot = node.parent === null
  if (error && !data)
    return <LoadError title="Die Details konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
  return (
    <div className={classes.details}>
      <div
        className={classes.picture}
        data-has-picture={Boolean(summary?.thumbnail) || undefined}
        data-is-sheet={summary?.fileType === 'documents' || undefined}
      >
        {summary?.thumbnail ? <img src={thumbnailInLook(summary.thumbnail, look)} alt="" /> : <Icon aria-hidden />}
      </div>
      <h2 className={classes.name} translate="no">
        {shown.name}
      </h2>
      {summary?.fileType === 'lists' && <ListProgress summary={summary} />}
      <dl className={classes.facts}>
        <Fact name="Dateityp">{typeText(shown)}</Fact>
        {summary?.fileType === 'documents' && summary.pageCount > 0 && <Fact name="Seiten">{summary.pageCount}</Fact>}
        {data && data.ancestors.length > 0 && (
          <Fact name="Ort">{data.ancestors.map(({ name }) => name).join(' › ')}</Fact>
        )}
        {!isRoot && (
          <>
            <Fact name="Geändert">{germanMoment(shown.updatedAt)}</Fact>
            <Fact name="Erstellt">{germanMoment(shown.createdAt)}</Fact>
            <Fact name="Urheber">
              {shown.author !== null && shown.author === session?.user._id ? 'Von dir erstellt' : 'Andere Person'}
            </Fact>
          </>
        )}
      </dl>
    </div>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const ListProgress = ({ summary }: { readonly summary: Extract<FileSummary, { fileType: 'lists' }> }) => {
  const { signCount, learnedCount, progress } = summary
  return (
    <div className={classes.progress}>
      <span>
        {signCount === 1 ? '1 Gebärde' : `${signCount} Gebärden`}, {learnedCount} gelernt
      </span>
      <meter min={0} max={100} value={progress} aria-label="Fortschritt">
        {progress} %
      </meter>
      <span className={classes.percent}>{progress} %</span>
    </div>
  )
}
