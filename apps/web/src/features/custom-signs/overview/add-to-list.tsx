import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import { useAdoptPictures } from '../../images/index.ts'
import { SignActions } from '../../signs/index.ts'

type Props = { readonly id: string; readonly name: string }

/** Puts a custom sign into a list; into one of the team as a copy of the team's, once that was asked for. */
export const AddToList = ({ id, name }: Props) => {
  const adopt = useAdoptPictures()
  const idFor = async (owner: Owner): Promise<string | null> => {
    const reference = { service: 'custom-signs', objectId: id } as const
    return (await adopt([reference], owner)).instead(reference)?.objectId ?? null
  }
  return <SignActions sign={{ _id: id, name, idFor }} isOneOfMany />
}
