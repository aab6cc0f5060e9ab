import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import { type LookOptions, writeLookOptions } from '@gebaerdenraum/domain/media/spelling-look'

type Spelled = Pick<Sign, 'spelledMedia'>
type Films = NonNullable<Sign['images']['signVideo']>

/**
 * The address of a sign's medium as this viewer sees it. Only what the look changes is written into it, so that all others
 * have one address for everybody: a spelled word has colours, only its drawing alone stands on a dark page, and cards
 * have words. Addresses that do not lead to the catalogue stay as they are.
 */
export const addressInLook = (
  address: string,
  { spelledMedia }: Spelled,
  type: SignMediaType,
  { colouring, scheme, isWithoutText = false }: LookOptions,
): string => {
  if (!address.startsWith(CATALOGUE_MEDIA)) return address
  const isSpelled = spelledMedia?.includes(type) ?? false
  const written = writeLookOptions({
    ...(isSpelled && colouring && { colouring }),
    ...(isSpelled && type === 'signOnly' && scheme && { scheme }),
    isWithoutText: isWithoutText && (isSpelled || type === 'signBox' || type === 'signMap'),
  })
  return written === '' ? address : `${address}&${written}`
}

const CATALOGUE_MEDIA = '/media/signs/'

/** The films of a sign as this viewer sees them. */
export const filmsInLook = <Given extends Films | undefined>(films: Given, sign: Spelled, look: LookOptions): Given =>
  films &&
  (Object.fromEntries(
    Object.entries(films).map(([variant, address]) => [variant, addressInLook(address, sign, 'signVideo', look)]),
  ) as Given)

/** A drawing that some list names, whatever it shows: its colours are asked for, where it has none nothing changes. */
export const thumbnailInLook = (address: string, look: LookOptions): string =>
  addressInLook(address, { spelledMedia: ['signOnly'] }, 'signOnly', onPaper(look))

/** Where drawings stand on white paper in the dark scheme too. */
export const onPaper = ({ scheme: _, ...look }: LookOptions): LookOptions => look

/** Whether a drawing comes with light ink, for a dark surface. */
export const isForDarkPage = ({ spelledMedia }: Spelled, type: SignMediaType, { scheme }: LookOptions): boolean =>
  scheme === 'dark' && type === 'signOnly' && (spelledMedia?.includes(type) ?? false)
