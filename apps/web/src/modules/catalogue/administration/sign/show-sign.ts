import type { CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import { queryClient } from '../../../../api/query-client.ts'
import { catalogueChanged, catalogueSignQuery } from '../queries.ts'

/** What the server has is shown at once; the table and what everybody sees follow. */
export const showSign = (sign: CatalogueSign): void => {
  queryClient.setQueryData(catalogueSignQuery(sign._id).queryKey, sign)
  catalogueChanged()
}
