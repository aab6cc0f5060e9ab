import { Fragment, type ReactNode } from 'react'
import { ApiError } from '../api/api-error.ts'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

type Props<Store> = {
  readonly opened: { readonly store: Store | null; readonly error: Error | null; readonly refetch: () => unknown }
  /** Heading of the page while there is no file. */
  readonly heading: string
  readonly loading: ReactNode
  readonly missing: ReactNode
  /** „Die Lernliste konnte nicht geladen werden“. */
  readonly failedTitle: string
  /** Ways on, beside trying again. */
  readonly failedActions?: ReactNode
  /** For a frame that leaves no space around its page. */
  readonly failedClass?: string | undefined
  readonly children: (store: Store) => ReactNode
}

/** The page of one edited file: open, loading, missing, or failed. */
export const EditorPage = <Store extends { readonly uid: string }>({ opened, children, ...texts }: Props<Store>) => {
  const { store, error, refetch } = opened
  if (store) return <Fragment key={store.uid}>{children(store)}</Fragment>
  if (!error) return texts.loading
  if (isMissing(error)) return texts.missing
  const failed = (
    <>
      <PageHeading isHidden>{texts.heading}</PageHeading>
      <LoadError title={texts.failedTitle} error={error} onRetry={() => void refetch()}>
        {texts.failedActions}
      </LoadError>
    </>
  )
  return texts.failedClass === undefined ? failed : <div className={texts.failedClass}>{failed}</div>
}

/** A broken id is as good as one that nothing has. Other refusals have a text of their own. */
const isMissing = (error: Error): boolean => error instanceof ApiError && [400, 404].includes(error.code)
