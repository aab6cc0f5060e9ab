import type { CatalogueMedium, CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import sections from '../../../../ui/page-sections.module.css'
import { MEDIA_NAMES } from '../queries.ts'
import classes from './media-panel.module.css'
import { MediumHistory } from './medium-history.tsx'
import { MediumUpload } from './medium-upload.tsx'
import { ShownMedium } from './shown-medium.tsx'

/** The film first: it is what matters most, and what is missing most often. */
const ORDER = ['signVideo', 'signOnly', 'signBox', 'signMap'] as const satisfies readonly SignMediaType[]

/** All that is seen of a sign: what is shown now, a place to bring in another file, and what was there before. */
export const MediaPanel = ({ sign }: { readonly sign: CatalogueSign }) => (
  <section className={sections.card} aria-label="Medien">
    <h2>Medien</h2>
    <ul className={classes.list}>
      {ORDER.map((type) => (
        <MediumPlace key={type} sign={sign} type={type} />
      ))}
    </ul>
  </section>
)

const MediumPlace = ({ sign, type }: { readonly sign: CatalogueSign; readonly type: SignMediaType }) => {
  const all = sign.media.filter((medium) => medium.type === type)
  const shown = all.find(({ replacedAt }) => replacedAt === null)
  return (
    <li className={classes.place}>
      <h3>{MEDIA_NAMES[type]}</h3>
      <p className={sections.muted}>{stateOf(sign, type, shown)}</p>
      <ShownMedium sign={sign} type={type} medium={shown} />
      <MediumUpload sign={sign} type={type} isThere={shown !== undefined} />
      <MediumHistory type={type} media={all.filter(({ replacedAt }) => replacedAt !== null)} />
    </li>
  )
}

const stateOf = (sign: CatalogueSign, type: SignMediaType, shown: CatalogueMedium | undefined): string => {
  if (shown) return `${FORMATS[shown.contentType] ?? shown.contentType}, ${megabytes(shown.byteLength)}`
  if (!sign.missingMedia.includes(type)) return 'Aus der Zeichnung zusammengesetzt.'
  return sign.isFingerspelled ? 'Im Fingeralphabet gezeichnet.' : 'Fehlt.'
}

const FORMATS: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/svg+xml': 'SVG',
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'video/webm': 'WebM',
}

const megabytes = (bytes: number): string =>
  bytes < 100_000
    ? `${Math.max(1, Math.round(bytes / 1_000)).toLocaleString('de-DE')} kB`
    : `${(bytes / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`
