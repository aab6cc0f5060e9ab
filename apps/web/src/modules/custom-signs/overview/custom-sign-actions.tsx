import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import { SignActions } from '../../catalogue/index.ts'
import { useAdoptPictures } from '../../images/index.ts'

type Props = { readonly id: string; readonly name: string }

/** The actions on a custom sign. Where the team needs a copy of it, the person is asked before it is made. */
export const CustomSignActions = ({ id, name }: Props) => {
  const adopt = useAdoptPictures()
  const idFor = async (owner: Owner): Promise<string | null> => {
    const reference = { service: 'custom-signs', objectId: id } as const
    return (await adopt([reference], owner)).instead(reference)?.objectId ?? null
  }
  return <SignActions sign={{ _id: id, name, idFor }} isOneOfMany />
}
