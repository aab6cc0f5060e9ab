import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { IconListCheck } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useCallback, useMemo } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { usePreferences } from '../../accounts/index.ts'
import { SignModal, useOpenSign } from '../../catalogue/index.ts'
import { ImageSizeChoice } from '../components/image-size-choice.tsx'
import { ListTitleBar } from '../components/list-title-bar.tsx'
import { signCount } from '../components/sign-count.ts'
import { IMAGE_WIDTHS } from '../editor/image-widths.ts'
import { SignRowContent } from '../editor/sign-row-content.tsx'
import rowClasses from '../editor/sign-rows.module.css'
import classes from './read-only-list.module.css'

type Props = {
  readonly name: string
  /** Whose list it is, or what it is for. */
  readonly note: ReactNode
  readonly signs: readonly ListSign[]
  readonly learned?: readonly string[]
  readonly actions: ReactNode
}

/** The editor's view of a list that is only looked at: a shared one, a template. */
export const ReadOnlyList = ({ name, note, signs, learned = [], actions }: Props) => {
  const [{ imageSize }, remember] = usePreferences('listEditor')
  const openSign = useOpenSign()
  const known = useMemo(() => new Set(learned), [learned])
  const ofCatalogue = useMemo(() => signs.filter(({ isCustom }) => !isCustom), [signs])
  const { open } = openSign
  const openRow = useCallback((sign: ListSign) => open(sign.slug), [open])
  return (
    <div className={classes.view}>
      <ListTitleBar actions={actions}>
        <PageHeading translate="no">{name}</PageHeading>
        <p className={classes.note}>{note}</p>
        <p className={classes.note}>{signCount(signs.length)}</p>
      </ListTitleBar>
      {signs.length === 0 ? (
        <EmptyState icon={IconListCheck} title="Diese Lernliste ist noch leer" />
      ) : (
        <>
          <ImageSizeChoice value={imageSize} onChange={(size) => remember({ imageSize: size })} />
          <ol
            className={rowClasses.rows}
            aria-label="Gebärden der Lernliste"
            data-size={imageSize}
            data-read-only
            style={{ '--image-width': IMAGE_WIDTHS[imageSize] } as CSSProperties}
          >
            {signs.map((sign) => (
              <li key={sign._id} className={rowClasses.row} data-sign={sign._id}>
                <SignRowContent sign={sign} isLearned={known.has(sign._id)} onOpen={openRow} />
              </li>
            ))}
          </ol>
        </>
      )}
      <SignModal openSign={openSign} signs={ofCatalogue} />
    </div>
  )
}
