import type { ListTemplate } from '@gebaerdenraum/domain/lists/list-templates.contract'
import { TEMPLATE_DESCRIPTION_MAX } from '@gebaerdenraum/domain/lists/list-templates.contract'
import { TEMPLATE_COLORS, type TemplateColor } from '@gebaerdenraum/domain/lists/template-colors'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'
import type { DialogProps } from '../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../ui/dialogs/titled-modal.tsx'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { showToast } from '../../../ui/toast.tsx'
import { TemplateCardPreview } from '../overview/template-card.tsx'
import { ColorChoice } from './color-choice.tsx'
import { type ChosenList, ListPicker } from './list-picker.tsx'
import classes from './list-templates.module.css'
import { TemplateSigns } from './template-signs.tsx'

type Request = { readonly template: ListTemplate | null }

/** Makes a template of a learning list, or changes one; beside it how people will see it. */
export const TemplateDialog = ({ request: { template }, onClose }: DialogProps<Request, ListTemplate>) => {
  const [name, setName] = useState(template?.name ?? '')
  const [description, setDescription] = useState(template?.description ?? '')
  const [color, setColor] = useState<TemplateColor>(initialColor(template))
  const [list, setList] = useState<ChosenList | null>(null)
  const [signs, setSigns] = useState<readonly string[] | null>(null)
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: () => {
      const source = list ? { list: list.id } : signs ? { signs: [...signs] } : {}
      const fields = { name, description, color, ...source }
      return template ? api['list-templates'].patch(template._id, fields) : api['list-templates'].create(fields)
    },
    onSuccess: async (saved) => {
      await client.invalidateQueries({ queryKey: ['list-templates'] })
      showToast({
        tone: 'success',
        text: template ? `${quoteName(saved.name)} ist gespeichert` : `${quoteName(saved.name)} ist angelegt`,
      })
      onClose(saved)
    },
  })
  const errors = save.error instanceof ApiError ? save.error.errors : {}
  const choose = (next: ChosenList): void => {
    setList(next)
    setSigns(null)
    if (name.trim() === '') setName(next.name)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  const count = list?.count ?? signs?.length ?? template?.signs.length ?? 0
  return (
    <TitledModal
      title={template ? `Vorlage ${quoteName(template.name)} bearbeiten` : 'Neue Vorlage aus einer Lernliste'}
      size="xl"
      onClose={() => onClose(null)}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.fields}>
          {!template && <ListPicker chosen={list} onChoose={choose} />}
          <TextInput
            label="Name"
            value={name}
            error={errors['name']}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Textarea
            label="Beschreibung"
            description={`Ein Satz, höchstens ${TEMPLATE_DESCRIPTION_MAX} Zeichen`}
            value={description}
            error={errors['description']}
            autosize
            minRows={2}
            onChange={({ currentTarget }) => setDescription(currentTarget.value)}
          />
          <ColorChoice value={color} onChange={setColor} />
          {template && (
            <TemplateSigns id={template._id} list={list} signs={signs} onChange={setSigns} onChoose={choose} />
          )}
        </div>
        <section className={classes.preview} aria-labelledby="template-preview">
          <h3 id="template-preview">So sehen es alle</h3>
          <TemplateCardPreview
            template={{ name: name.trim() || 'Name', description, color, signs: Array.from({ length: count }) }}
          />
        </section>
        <FormFailure error={Object.keys(errors).some((field) => field in SHOWN) ? null : save.error} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => onClose(null)}>
            Abbrechen
          </Button>
          <Button type="submit" color="coral" loading={save.isPending} disabled={!template && !list}>
            {template ? 'Speichern' : 'Vorlage anlegen'}
          </Button>
        </div>
      </form>
    </TitledModal>
  )
}

/** Fields that show their fault themselves. */
const SHOWN = { name: true, description: true }

const initialColor = (template: ListTemplate | null): TemplateColor =>
  TEMPLATE_COLORS.find(({ color }) => color === template?.color)?.color ?? TEMPLATE_COLORS[0].color
