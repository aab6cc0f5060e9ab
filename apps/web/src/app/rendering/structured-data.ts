import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { defaultPackages } from '@gebaerdenraum/domain/billing/licence-wish'
import type { LicenseOffers } from '@gebaerdenraum/domain/billing/licenses.contract'
import { shownPrice } from '@gebaerdenraum/domain/billing/taxation'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { ContentPage } from '@gebaerdenraum/domain/content/pages.contract'
import { productName } from '../../api/page-settings.ts'
import type { StructuredData } from './write-head.ts'

/** Questions with their answers (schema.org/FAQPage). Answers are HTML, as search engines take it. */
export const describeQuestions = (questions: ContentPage['sections']): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, html }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: html },
  })),
})

/** A sign as a word of the catalogue (schema.org/DefinedTerm). `address` is that of its page. */
export const describeTerm = ({ name, keywords }: Sign, address: string): StructuredData => ({
  '@type': 'DefinedTerm',
  name,
  ...(keywords.length > 0 && { alternateName: keywords }),
  url: address,
  inLanguage: 'gsg',
  inDefinedTermSet: {
    '@type': 'DefinedTermSet',
    name: 'Deutsche Gebärdensprache (DGS)',
    url: new URL('/gebaerden', address).href,
  },
})

/** The film that visitors see (schema.org/VideoObject); its addresses expire, as all of media do. */
export const describeFilm = ({ name, images }: Sign, address: string, description: string): StructuredData => {
  const films = images.signVideo ?? {}
  const film = films.default ?? films.tiny ?? films.watermarked
  const poster = films.poster ?? films['watermarked-poster']
  return {
    '@type': 'VideoObject',
    name: `${name} in Gebärdensprache (DGS)`,
    description,
    ...(film && { contentUrl: new URL(film, address).href }),
    ...(poster && { thumbnailUrl: new URL(poster, address).href }),
    inLanguage: 'gsg',
  }
}

/** What a licence costs, as the page shows it (schema.org/Product). */
export const describeLicences = (offers: LicenseOffers, address: string): StructuredData => ({
  '@type': 'Product',
  name: `Lizenz für ${productName()}`,
  description: 'Alle Gebärden als Video und Zeichnung, Lernlisten, Druckvorlagen und eigene Gebärden.',
  offers: defaultPackages(offers).map((offer) => ({
    '@type': 'Offer',
    name: `${offer.title}, ${periodText(offer.period)}`,
    price: (shownPrice(offer, offers.customerType) / 100).toFixed(2),
    priceCurrency: offers.currency,
    availability: 'https://schema.org/InStock',
    url: new URL('/gebaerden#preise', address).href,
  })),
})
