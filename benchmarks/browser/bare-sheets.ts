/** The picture that all sheets of the limit show. */
export const CARD_PATH = '/card'

/**
 * The limit of an editor of documents: at Enter so many sheets with so many pictures each, put into the document in one
 * go, and one node that follows the pointer while it is pressed. No framework, no data, no controls.
 */
export const bareSheets = (sheets: number, columns: number, rows: number): string => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<title>Limit</title>
<style>
  body { margin: 0 }
  [data-paper] { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px; width: 1240px; height: 1754px; margin: 20px auto }
  img { width: 100%; height: 100%; min-height: 0; object-fit: contain }
  #node { position: fixed; top: 0; left: 0; width: 80px; height: 80px; background: teal }
</style>
<a href="#" id="open">Öffnen</a>
<div id="node"></div>
<main></main>
<script>
  const [link, node, main] = ['#open', '#node', 'main'].map((name) => document.querySelector(name))
  const sheet = '<section data-paper>' + '<img alt="" src="${CARD_PATH}">'.repeat(${columns * rows}) + '</section>'
  link.addEventListener('click', (event) => { event.preventDefault(); main.innerHTML = sheet.repeat(${sheets}) })
  addEventListener('pointermove', ({ clientX, clientY, buttons }) => {
    if (buttons) node.style.transform = 'translate(' + clientX + 'px,' + clientY + 'px)'
  })
</script>
</html>`
