import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { isRunning } from '@gebaerdenraum/domain/catalogue/import/import-states'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParam } from '../../../../ui/address-parts.ts'
import { AdministrationPage } from '../../../../ui/administration/administration-page.tsx'
import { announce } from '../../../../ui/announcer.tsx'
import { germanMoment } from '../../../../ui/german-dates.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import sections from '../../../../ui/page-sections.module.css'
import { quoteName } from '../../../../ui/quote-name.ts'
import { sizeText } from '../../../../ui/size-text.ts'
import { STATE_TEXTS } from './import-words.ts'
import { ImportActions } from './job/import-actions.tsx'
import { ImportStage } from './job/import-stage.tsx'
import { ImportSteps } from './job/import-steps.tsx'
import { stepOf } from './job/steps.ts'
import { importQuery, signsChanged } from './queries.ts'
import { EntriesPanel } from './review/entries-panel.tsx'

/** One import from upload to report. All of its state is on the server: leaving or reloading the page loses nothing. */
export const Page = () => {
  const id = useParam('id') ?? ''
  const { data, error, refetch } = useQuery(importQuery(id))
  return (
    <AdministrationPage heading={data ? `Import ${quoteName(data.name)}` : 'Import'}>
      {data ? (
        <Import row={data} />
      ) : error ? (
        <LoadError title="Der Import konnte nicht geladen werden." error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="16rem" role="status" aria-label="Der Import wird geladen" />
      )}
    </AdministrationPage>
  )
}

const Import = ({ row }: { readonly row: CatalogueImport }) => {
  useTold(row)
  const hasPlan = row.lines !== null
  const isUploaded = row.origin === 'upload'
  return (
    <>
      <section className={sections.card} aria-label="Stand">
        {isUploaded && <ImportSteps current={stepOf({ state: row.state, hasPlan })} />}
        <p className={sections.muted}>
          {row.byteLength > 0 && `${sizeText(row.byteLength)}, `}
          {isUploaded ? 'begonnen' : 'auf der Befehlszeile beendet'} {germanMoment(row.createdAt)}
          {row.author && ` von ${row.author}`}
          {row.isFingerspelled && ', als Demo-Gebärden'}
        </p>
        <ImportStage row={row} />
        <ImportActions row={row} />
      </section>
      {hasPlan && !isRunning(row.state) && <EntriesPanel row={row} />}
    </>
  )
}

/** Announces changes that happened while the person waited, and updates every page that shows them. */
const useTold = ({ name, state }: CatalogueImport): void => {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    announce(`Import ${quoteName(name)}: ${STATE_TEXTS[state]}.`)
    if (state === 'applied' || state === 'stopped' || state === 'rolled-back') signsChanged()
  }, [name, state])
}
