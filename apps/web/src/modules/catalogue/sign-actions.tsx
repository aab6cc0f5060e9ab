import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import type { TablerIcon } from '@tabler/icons-react'
import { CompactButton } from '../../ui/compact-button.tsx'
import { useSession } from '../accounts/index.ts'

/** A sign of the catalogue or a custom sign, as an action takes it. */
export type SignForAction = Pick<Sign, '_id' | 'name'> & {
  /**
   * The id to use for this owner; makes a copy where the owner needs one. Null when the person declines. Absent for signs of
   * the catalogue, which everybody uses as they are.
   */
  readonly idFor?: (owner: Owner) => Promise<string | null>
}

/** What a module above this one offers on every sign, for accounts with a licence. */
export type SignAction = {
  readonly id: string
  readonly label: string
  readonly Icon: TablerIcon
  /** The accessible name where there are several signs: says which. */
  readonly labelFor: (name: string) => string
  readonly open: (sign: SignForAction) => Promise<void>
}

const actions = new Map<string, SignAction>()

/** Called by `app/modules.ts`, before a page that shows signs. */
export const registerSignAction = (action: SignAction): void => void actions.set(action.id, action)

type Props = {
  readonly sign: SignForAction
  /** In a table: the names of the buttons say of which row. */
  readonly isOneOfMany?: boolean
}

/** The registered actions as buttons. Nothing for those without a licence. */
export const SignActions = ({ sign, isOneOfMany = false }: Props) => {
  const { isLicensed } = useSession()
  if (!isLicensed) return null
  return [...actions.values()].map(({ id, label, Icon, labelFor, open }) => (
    <CompactButton
      key={id}
      label={label}
      Icon={Icon}
      isFrameless
      aria-label={isOneOfMany ? labelFor(sign.name) : undefined}
      onClick={() => void open(sign)}
    />
  ))
}
