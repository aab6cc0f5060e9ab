import { fileNameKey } from '@gebaerdenraum/domain/files/file-names'
import { listSignOf } from '@gebaerdenraum/domain/lists/list-sign'
import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'

/** As many as stand below the field without scrolling. */
const SUGGESTIONS = 8
/** Of these so many custom signs that none of the catalogue is pushed out of sight. */
const CUSTOM_SUGGESTIONS = 3

/** Signs and custom signs that match what is being typed. Kept below the key of signs, so that favourites are marked here too. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['signs', 'suggestions', text],
    queryFn: async ({ signal }): Promise<readonly ListSign[]> => {
      const [signs, custom] = await Promise.all([
        api.signs.find({ search: text, media: 'card', $limit: SUGGESTIONS }, { signal }),
        api['custom-signs'].find({ search: text, $limit: CUSTOM_SUGGESTIONS }, { signal }),
      ])
      return suggestionsOf(text, signs.data, custom.data.map(listSignOf))
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** Custom signs come behind what the catalogue has, and before what it merely guesses. */
export const suggestionsOf = (
  text: string,
  signs: readonly ListSign[],
  custom: readonly ListSign[],
): readonly ListSign[] => {
  const isMeant = ({ name }: ListSign): boolean => fileNameKey(name).startsWith(fileNameKey(text))
  const marked = custom.map((sign): ListSign => ({ ...sign, match: isMeant(sign) ? 'exact' : 'fuzzy' }))
  const [meant, resembling] = [marked.filter(isExact), marked.filter((sign) => !isExact(sign))]
  return [...signs.filter(isExact), ...meant, ...signs.filter((sign) => !isExact(sign)), ...resembling]
}

const isExact = ({ match }: ListSign): boolean => match !== 'fuzzy'

/** What Enter adds when nothing was picked: the best hit, but no guess at what may have been meant. */
export const bestHit = (signs: readonly ListSign[]): ListSign | undefined => {
  const [first] = signs
  return first?.match === 'fuzzy' ? undefined : first
}
