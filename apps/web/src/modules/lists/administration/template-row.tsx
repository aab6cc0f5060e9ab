import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ListTemplate } from '@gebaerdenraum/domain/lists/list-templates.contract'
import { TEMPLATE_COLORS } from '@gebaerdenraum/domain/lists/template-colors'
import { ActionIcon, Switch } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { openDialog } from '../../../ui/dialogs/dialog-host.tsx'
import { useAction } from '../../../ui/forms/use-action.ts'
import { quoteName } from '../../../ui/quote-name.ts'
import { signCount } from '../components/sign-count.ts'
import classes from './list-templates.module.css'
import { TemplateDialog } from './template-dialog.tsx'

type Props = {
  readonly template: ListTemplate
  readonly index: number
  readonly count: number
  readonly onMove: (position: number) => void
}

export const TemplateRow = ({ template, index, count, onMove }: Props) => {
  const { name, description, color, signs } = template
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: template._id,
  })
  const style = { transform: CSS.Translate.toString(transform), transition, '--template-color': color }
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging || undefined}
      style={style as CSSProperties}
      data-template={template._id}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className={classes.handle}
        title="Ziehen zum Verschieben"
        aria-roledescription="verschiebbar"
        aria-label={`${quoteName(name)} verschieben`}
      >
        <IconGripVertical size={22} aria-hidden />
      </button>
      <div className={classes.facts}>
        <h2 className={classes.name} translate="no">
          {name}
        </h2>
        {description && <p>{description}</p>}
        <p className={classes.hint}>
          {signCount(signs.length)} · {colorTitle(color)}
        </p>
      </div>
      <PublishSwitch template={template} />
      <div className={classes.actions}>
        <ActionIcon
          color="gray"
          aria-label={`${quoteName(name)} nach oben`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <IconArrowUp size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          color="gray"
          aria-label={`${quoteName(name)} nach unten`}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <IconArrowDown size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          color="gray"
          aria-label={`${quoteName(name)} bearbeiten`}
          onClick={() => void openDialog(TemplateDialog, { template })}
        >
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
        <RemoveButton template={template} />
      </div>
    </li>
  )
}

const colorTitle = (color: string): string => TEMPLATE_COLORS.find((one) => one.color === color)?.title ?? color

const PublishSwitch = ({ template: { _id, name, isPublic } }: { readonly template: ListTemplate }) => {
  const client = useQueryClient()
  const publish = useAction({
    run: (next: boolean) => api['list-templates'].patch(_id, { isPublic: next }),
    done: (_, next) => (next ? `${quoteName(name)} ist veröffentlicht` : `${quoteName(name)} ist nicht mehr zu sehen`),
    failsInPlace: true,
    refresh: () => client.invalidateQueries({ queryKey: ['list-templates'] }),
  })
  return (
    <Switch
      label="Veröffentlicht"
      aria-label={`${quoteName(name)} veröffentlichen`}
      className={classes.publish!}
      checked={publish.running ?? isPublic}
      error={publish.failure?.message}
      onChange={({ currentTarget }) => void publish.run(currentTarget.checked)}
    />
  )
}

const RemoveButton = ({ template: { _id, name, isPublic } }: { readonly template: ListTemplate }) => {
  const client = useQueryClient()
  const removal = useAction({
    run: () => api['list-templates'].remove(_id),
    done: `${quoteName(name)} ist gelöscht`,
    failed: `${quoteName(name)} konnte nicht gelöscht werden`,
    refresh: () => client.invalidateQueries({ queryKey: ['list-templates'] }),
  })
  const remove = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: `Vorlage ${quoteName(name)} löschen?`,
      body: `${isPublic ? 'Niemand kann dann mehr mit ihr beginnen. ' : ''}Lernlisten, die aus ihr entstanden sind, bleiben.`,
      confirmLabel: 'Löschen',
      tone: 'danger',
    })
    if (isConfirmed) await removal.run()
  }
  return (
    <ActionIcon color="gray" aria-label={`${quoteName(name)} löschen`} onClick={() => void remove()}>
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  )
}
