import type { WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import {
  type Icon,
  IconAdjustmentsHorizontal,
  IconBox,
  IconDots,
  IconGauge,
  IconHash,
  IconLetterA,
  IconLink,
  IconMapPin,
  IconMessage,
  IconRun,
  IconUser,
} from '@tabler/icons-react'

/** One icon for each word class, the same wherever the class is shown: colour alone never tells it. */
const WORD_CLASS_ICONS: Readonly<Record<WordClassId, Icon>> = {
  noun: IconBox,
  verb: IconRun,
  adjective: IconAdjustmentsHorizontal,
  adverb: IconGauge,
  pronoun: IconUser,
  article: IconLetterA,
  numeral: IconHash,
  preposition: IconMapPin,
  conjunction: IconLink,
  phrase: IconMessage,
  other: IconDots,
}

export const WordClassIcon = ({ id, size = 20 }: { readonly id: WordClassId; readonly size?: number }) => {
  const Shape = WORD_CLASS_ICONS[id]
  return <Shape size={size} aria-hidden="true" stroke={1.8} />
}
