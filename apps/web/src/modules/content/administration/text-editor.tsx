import { PAGES, type PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import type { PageVersion } from '@gebaerdenraum/domain/content/page-versions.contract'
import { Alert, Button, Textarea } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useUnstoredWork } from '../../../storage/use-unstored-work.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { germanMoment } from '../../../ui/german-dates.ts'
import sections from '../../../ui/page-sections.module.css'
import { quoteName } from '../../../ui/quote-name.ts'
import { MarkdownHelp } from './markdown-help.tsx'
import { TextPreview } from './text-preview.tsx'
import { TextVersions } from './text-versions.tsx'
import classes from './texts.module.css'
import { useTextEditor } from './use-text-editor.ts'

type Props = { readonly slug: PageSlug; readonly current: PageVersion; readonly userId: string }

export const TextEditor = ({ slug, current, userId }: Props) => {
  const editor = useTextEditor(slug, current, userId)
  const { title, isLegal } = PAGES[slug]
  const draftText = useUnstoredWork()
    ? 'Entwurf. Lass diesen Tab offen, sonst geht er verloren.'
    : 'Entwurf, in diesem Browser gemerkt'
  const ask = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: `${quoteName(title)} veröffentlichen?`,
      body: isLegal
        ? 'Alle lesen sofort den neuen Text, mit dem heutigen Tag als Stand. Wer dem bisherigen zugestimmt hat, hat dem neuen nicht zugestimmt. Die bisherige Fassung bleibt unten erhalten.'
        : 'Alle lesen sofort den neuen Text. Die bisherige Fassung bleibt unten erhalten.',
      confirmLabel: 'Veröffentlichen',
    })
    if (isConfirmed) editor.publish.mutate()
  }
  return (
    <>
      {editor.draftOf !== null && editor.isChanged && (
        <Alert icon={<IconInfoCircle aria-hidden />} title="Dein Entwurf ist noch da">
          <p className={classes.sentence}>
            Er wurde am {germanMoment(new Date(editor.draftOf).toISOString())} in diesem Browser gemerkt und ist noch
            nicht veröffentlicht.
          </p>
          <Button variant="default" onClick={editor.discard}>
            Entwurf verwerfen
          </Button>
        </Alert>
      )}
      <div className={classes.sides}>
        <Textarea
          label="Text in Markdown"
          classNames={{ input: classes.markdown! }}
          value={editor.markdown}
          onChange={({ currentTarget }) => editor.change(currentTarget.value)}
          spellCheck
          lang="de"
          resize="vertical"
          rows={22}
        />
        <TextPreview slug={slug} markdown={editor.markdown} />
      </div>
      <MarkdownHelp slug={slug} />
      {editor.isStale ? (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title="Jemand anders war schneller" role="alert">
          <p className={classes.sentence}>
            Dieser Text wurde inzwischen von jemand anderem veröffentlicht. Sieh unten bei den Fassungen nach, was sich
            geändert hat.
          </p>
          <div className={sections.actions}>
            <Button variant="default" onClick={() => void editor.takeNewest()}>
              Neue Fassung laden
            </Button>
            <Button variant="default" onClick={() => void editor.keepMine()}>
              Mit meinem Text weitermachen
            </Button>
          </div>
        </Alert>
      ) : (
        <FormFailure error={editor.publish.error} />
      )}
      <div className={sections.actions}>
        <Button
          color="coral"
          disabled={!editor.isChanged || editor.isStale}
          loading={editor.publish.isPending}
          onClick={() => void ask()}
        >
          Veröffentlichen
        </Button>
        <Button variant="default" disabled={!editor.isChanged} onClick={editor.discard}>
          Änderungen verwerfen
        </Button>
        <span className={sections.muted} role="status">
          {editor.isChanged ? draftText : 'So ist der Text veröffentlicht'}
        </span>
      </div>
      <TextVersions slug={slug} onTake={editor.change} />
    </>
  )
}
