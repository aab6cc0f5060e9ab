import type { CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import { Button } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { api } from '../../../../api/client.ts'
import { AdministrationPage } from '../../../../ui/administration/administration-page.tsx'
import { useBreadcrumbName } from '../../../../ui/breadcrumb-name.ts'
import { showFailure } from '../../../../ui/failure.ts'
import { useAction } from '../../../../ui/forms/use-action.ts'
import { QueryView } from '../../../../ui/lists/query-view.tsx'
import sections from '../../../../ui/page-sections.module.css'
import { quoteName } from '../../../../ui/quote-name.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { ChangeList } from '../changes/change-list.tsx'
import { MediaPanel } from '../media/media-panel.tsx'
import { catalogueChanged, catalogueSignQuery } from '../queries.ts'
import classes from './edit-sign-page.module.css'
import { type SignFields, saysTheSame } from './form-of-sign.ts'
import { showSign } from './show-sign.ts'
import { SignForm } from './sign-form.tsx'

export const EditSignPage = ({ id }: { readonly id: string }) => {
  const query = useQuery(catalogueSignQuery(id))
  const sign = query.data
  useBreadcrumbName(sign?.title)
  return (
    <AdministrationPage
      heading={sign?.title ?? 'Gebärde'}
      {...(sign && { translate: 'no' })}
      actions={sign && <SignActions sign={sign} />}
    >
      <QueryView
        query={query}
        failed="Die Gebärde konnte nicht geladen werden"
        loading="Gebärde wird geladen"
        height="28rem"
      >
        {(loaded) => <SignSections sign={loaded} />}
      </QueryView>
    </AdministrationPage>
  )
}

const SignSections = ({ sign }: { readonly sign: CatalogueSign }) => (
  <>
    <p className={classes.facts}>
      Adresse {quoteName(sign.slug)}, Version {sign.revision}
      {sign.isRetired && ' – zurückgezogen: niemand findet sie mehr'}
    </p>
    <div className={classes.columns}>
      <section className={sections.card} aria-label="Angaben">
        <h2>Angaben</h2>
        <WordsOfSign sign={sign} />
      </section>
      <MediaPanel sign={sign} />
    </div>
    <section className={sections.card} aria-label="Änderungen">
      <h2>Änderungen</h2>
      <ChangeList sign={sign._id} />
    </section>
  </>
)

const WordsOfSign = ({ sign }: { readonly sign: CatalogueSign }) => {
  const [base, setBase] = useState(sign)
  const [refused, setRefused] = useState<SignFields | null>(null)
  const [isTyped, setTyped] = useState(false)
  /** A new number resets the form, which keeps its values otherwise. */
  const [filling, setFilling] = useState(0)
  const take = (next: CatalogueSign, shown: SignFields): void => {
    setBase(next)
    if (!saysTheSame(next, shown)) setFilling(filling + 1)
  }
  // A medium was changed, or a change undone, since: the person decides about typed values.
  if (base.revision !== sign.revision && (!isTyped || saysTheSame(base, sign))) take(sign, base)

  const send = async (fields: SignFields, revision: number): Promise<void> => {
    try {
      const saved = await api['catalogue-signs'].patch(sign._id, { revision, ...fields })
      take(saved, fields)
      setTyped(false)
      setRefused(null)
      showSign(saved)
      showToast({ tone: 'success', text: 'Gespeichert.' })
    } catch (error) {
      if (error instanceof ApiError && error.code === 409) setRefused(fields)
      throw error
    }
  }
  const reload = async (): Promise<void> => {
    const fresh = await api['catalogue-signs'].get(sign._id)
    showSign(fresh)
    setBase(fresh)
    setTyped(false)
    setRefused(null)
    setFilling(filling + 1)
  }
  const overwrite = async (fields: SignFields): Promise<void> => {
    const { revision } = await api['catalogue-signs'].get(sign._id)
    await send(fields, revision)
  }
  return (
    <SignForm
      key={filling}
      sign={base}
      onType={() => setTyped(true)}
      submitLabel="Speichern"
      save={(fields) => send(fields, base.revision)}
      conflict={
        refused && {
          onReload: () => void reload().catch(showFailure),
          onOverwrite: () => void overwrite(refused).catch(showFailure),
        }
      }
    />
  )
}

const SignActions = ({ sign }: { readonly sign: CatalogueSign }) => {
  const { run: offer, isBusy } = useAction({
    run: async (isRetired: boolean) =>
      showSign(await api['catalogue-signs'].patch(sign._id, { revision: sign.revision, isRetired })),
    done: (_, isRetired) =>
      isRetired ? `${quoteName(sign.title)} ist zurückgezogen.` : `${quoteName(sign.title)} wird wieder angeboten.`,
    refresh: catalogueChanged,
  })
  return (
    <>
      {!sign.isRetired && (
        <Button
          variant="default"
          leftSection={<IconExternalLink size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/app/gebaerden/$slug" params={{ slug: sign.slug }} {...props} />}
        >
          Ansehen
        </Button>
      )}
      <Button
        variant="default"
        loading={isBusy}
        leftSection={sign.isRetired ? <IconArchiveOff size={18} aria-hidden /> : <IconArchive size={18} aria-hidden />}
        onClick={() => void offer(!sign.isRetired)}
      >
        {sign.isRetired ? 'Wieder anbieten' : 'Zurückziehen'}
      </Button>
    </>
  )
}
