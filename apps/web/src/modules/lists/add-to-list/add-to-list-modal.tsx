import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDialogOver } from '../../../ui/dialogs/dialog-behaviour.ts'
import type { DialogProps } from '../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../ui/dialogs/titled-modal.tsx'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import type { SignForAction } from '../../catalogue/index.ts'
import { LISTS_PER_PAGE, listsPageQuery } from '../queries.ts'
import classes from './add-to-list-modal.module.css'
import { ListChoice } from './list-choice.tsx'
import { NewListField } from './new-list-field.tsx'
import { type TargetList, useAddToList, warnOfContained } from './use-add-to-list.ts'

/** Specification 1, section 2: the width of the dialog. */
const WIDTH_PX = 450

/** The viewer's lists, to put a sign into one of them, or into a new one. */
export const AddToListModal = ({ request: sign, onClose }: DialogProps<SignForAction, never>) => {
  const [page, setPage] = useState(1)
  const { data: lists, error, refetch } = useQuery(listsPageQuery(page))
  const { add, create, refusalOf } = useAddToList(sign)
  const close = () => onClose(null)
  useDialogOver()
  const choose = (list: TargetList, isContained: boolean): void => {
    if (isContained) warnOfContained()
    else add.mutate(list)
  }
  const refusal = refusalOf(add.error)
  return (
    <TitledModal
      title={`${quoteName(sign.name)} zu einer Lernliste hinzufügen`}
      onClose={close}
      size={WIDTH_PX}
      closeOnEscape={!add.isPending}
      classNames={{ body: classes.body! }}
    >
      <NewListField create={create} />
      {error && !lists && (
        <LoadError title="Deine Lernlisten konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {!lists && !error && (
        <div className={classes.rows} role="status" aria-label="Lernlisten werden geladen">
          <Skeleton height={56} />
          <Skeleton height={56} />
          <Skeleton height={56} />
        </div>
      )}
      {refusal && (
        <Text c="red" role="alert">
          {refusal}
        </Text>
      )}
      {lists && lists.data.length > 0 && (
        <ul className={classes.rows} aria-label="Deine Lernlisten">
          {lists.data.map((list) => (
            <ListChoice
              key={list._id}
              list={list}
              signId={sign._id}
              isAdding={add.isPending && add.variables._id === list._id}
              onChoose={choose}
            />
          ))}
        </ul>
      )}
      {lists?.total === 0 && <Text c="dimmed">Du hast noch keine Lernliste. Lege oben deine erste an.</Text>}
      {lists && (
        <ListPagination
          label="Seiten der Lernlisten"
          page={page}
          pageSize={LISTS_PER_PAGE}
          total={lists.total}
          onChange={setPage}
        />
      )}
    </TitledModal>
  )
}
