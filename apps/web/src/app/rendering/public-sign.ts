import type { LicenseOffers } from '@gebaerdenraum/domain/billing/licenses.contract'
import { publicSignPath } from '@gebaerdenraum/domain/catalogue/public-sign-path'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { signPreviewPath } from '@gebaerdenraum/domain/media/link-previews'
import { firstOffersQuery, LicenceBlock } from '../../modules/billing/index.ts'
import { catalogueClaimQuery, categoriesQuery, previewSignsQuery, signQuery } from '../../modules/catalogue/index.ts'
import { quoteName } from '../../ui/quote-name.ts'
import { prepareLandingPage } from './landing-page.ts'
import type { PreparedPage, Visit } from './rendered-route.ts'
import { describeFilm, describeLicences, describeTerm } from './structured-data.ts'
import type { StructuredData } from './write-head.ts'

/** The public page of a sign, or the first page for visitors where the address names none. */
export const preparePublicSign = (visit: Visit): Promise<PreparedPage> => {
  const { slug } = visit.params
  return slug === undefined ? prepareLandingPage(visit) : prepareSign(visit, slug)
}

const prepareSign = async ({ queries, appUrl }: Visit, slug: string): Promise<PreparedPage> => {
  const [sign, offers] = await Promise.all([
    queries.fetchQuery(signQuery(slug)),
    queries.fetchQuery(firstOffersQuery),
    queries.fetchQuery(previewSignsQuery),
    queries.fetchQuery(catalogueClaimQuery),
    queries.fetchQuery(categoriesQuery),
    LicenceBlock.load(),
  ])
  if (sign === null) return { isMissing: true }
  const page = describePage(sign)
  const address = appUrl + page.path
  return {
    ...page,
    isIndexed: true,
    structuredData: listStructuredData({ sign, offers, address, description: page.description }),
  }
}

const describePage = ({ name, slug, isLocked }: Sign) => ({
  name,
  description: isLocked
    ? `${quoteName(name)} in Deutscher Gebärdensprache (DGS): mit einer Lizenz als Video und Zeichnung, zum Üben und Drucken.`
    : `${quoteName(name)} in Deutscher Gebärdensprache (DGS): Video ansehen, auch langsam, und die Zeichnung zum Drucken.`,
  path: publicSignPath(slug),
  picture: { path: signPreviewPath(slug), alt: `${name} in Deutscher Gebärdensprache` },
})

type Described = {
  readonly sign: Sign
  readonly offers: LicenseOffers
  readonly address: string
  readonly description: string
}

const listStructuredData = ({ sign, offers, address, description }: Described): readonly StructuredData[] => [
  describeTerm(sign, address),
  ...(sign.images.signVideo && !sign.isLocked ? [describeFilm(sign, address, description)] : []),
  describeLicences(offers, address),
]
