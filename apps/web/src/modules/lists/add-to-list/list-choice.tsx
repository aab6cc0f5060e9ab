import type { FoundList } from '@gebaerdenraum/domain/lists/lists.contract'
import { Loader, UnstyledButton } from '@mantine/core'
import { IconCheck, IconPlus, IconUsersGroup } from '@tabler/icons-react'
import { signCount } from '../components/sign-count.ts'
import classes from './add-to-list-modal.module.css'

type Props = {
  readonly list: FoundList
  readonly signId: string
  readonly isAdding: boolean
  readonly onChoose: (list: FoundList, isContained: boolean) => void
}

/** One list as a button. One that holds the sign already says so, and pressing it changes nothing. */
export const ListChoice = ({ list, signId, isAdding, onChoose }: Props) => {
  const isContained = list.signs.some(({ _id }) => _id === signId)
  return (
    <li>
      <UnstyledButton
        className={classes.choice!}
        aria-disabled={isContained}
        onClick={() => onChoose(list, isContained)}
      >
        <span className={classes.name} translate="no">
          {list.name}
        </span>
        <span className={classes.facts}>
          {list.ownerType === 'teams' && <IconUsersGroup size={18} aria-label="Liste deines Teams" />}
          {isContained ? 'Bereits in Lernliste vorhanden' : signCount(list.total)}
        </span>
        <span className={classes.mark}>{markOf(isContained, isAdding)}</span>
      </UnstyledButton>
    </li>
  )
}

const markOf = (isContained: boolean, isAdding: boolean) => {
  if (isAdding) return <Loader size={20} aria-label="Wird hinzugefügt" />
  return isContained ? <IconCheck size={22} aria-hidden /> : <IconPlus size={22} aria-hidden />
}
