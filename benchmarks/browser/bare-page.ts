import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'

/**
 * The limit of a search page: a field and, at every letter, the same number of cards with the same names, put into the
 * document in one go from memory. No framework, no network, no style sheet but a grid.
 */
export const barePage = (results: ReadonlyMap<string, readonly Sign[]>): string => {
  const cards = Object.fromEntries(Array.from(results, ([text, signs]) => [text, signs.map(cardOf).join('')]))
  return `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<title>Limit</title>
<style>
  ul { display: grid; grid-template-columns: repeat(6, 1fr); gap: 16px; list-style: none; padding: 0 }
  img { width: 100%; aspect-ratio: 800 / 1228 }
</style>
<input type="search">
<ul></ul>
<script>
  const cards = ${JSON.stringify(cards).replaceAll('<', '\\u003c')}
  const [field, list] = [document.querySelector('input'), document.querySelector('ul')]
  field.addEventListener('input', () => { list.innerHTML = cards[field.value] ?? '' })
  list.innerHTML = cards['']
</script>
</html>`
}

const cardOf = ({ _id, name, slug }: Sign): string =>
  `<li data-sign="${_id}"><a href="/${slug}"><img alt="" src="${PICTURE}" loading="lazy"><span>${name}</span></a></li>`

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 12%22%3E%3Ccircle r=%224%22/%3E%3C/svg%3E'
