/**
 * The limit of the list player: films that lie in memory, each in a video element of its own; Enter shows the next one
 * and plays it. No framework, no state, nothing saved.
 */
export const bareCards = (count: number): string => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<title>Limit</title>
<style>
  article { position: absolute; inset: 0; visibility: hidden }
  article[data-current] { visibility: visible }
  video { width: 800px; height: 600px }
</style>
<script type="module">
  const film = URL.createObjectURL(await (await fetch('/film.mp4')).blob())
  const cards = Array.from({ length: ${count} }, (_, index) => {
    const card = document.createElement('article')
    card.dataset.sign = String(index)
    card.innerHTML = '<video muted loop playsinline preload="auto"></video>'
    card.firstChild.src = film
    return card
  })
  document.body.append(...cards)
  const show = (index) => {
    for (const card of cards) card.toggleAttribute('data-current', card === cards[index])
    cards[index].firstChild.play()
  }
  let index = 0
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return
    cards[index].firstChild.pause()
    index += 1
    show(index)
  })
  show(index)
</script>
</html>`
