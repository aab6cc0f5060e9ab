import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'

const NUMBER = new Intl.NumberFormat('de')

/** How many signs were found, as a sentence for eye and screen reader. Guesses are not counted as found. */
export const countText = ({ total, data }: Pick<Page<Pick<Sign, 'match'>>, 'total' | 'data'>): string => {
  if (total === 0) return 'Keine Gebärde gefunden'
  if (data.length > 0 && data.every(({ match }) => match === 'fuzzy')) {
    return total === 1
      ? 'Kein genauer Treffer. Eine ähnliche Gebärde:'
      : `Kein genauer Treffer. ${NUMBER.format(total)} ähnliche Gebärden:`
  }
  return total === 1 ? 'Eine Gebärde gefunden' : `${NUMBER.format(total)} Gebärden gefunden`
}
