// Runs in a page before its own scripts: does to it what the translators of browsers do, as soon as anything changes.
// `window.translator` says how: the text moves into two <font> elements ('moves'), another text stands in them and the
// old one is gone ('replaces', Chrome and Edge), or another text stands in its place ('swaps', Safari). `mark` is what
// a translated text begins with.
const { how, mark } = globalThis.translator

/** Texts that the translator wrote, with what it wrote. */
const written = new WeakMap()

const isLeftAlone = (text) =>
  text.data.trim() === '' ||
  written.get(text) === text.data ||
  text.parentElement === null ||
  text.parentElement.closest('[translate="no"], script, style, noscript') !== null

const write = (text) => {
  const translated = new Text(mark + text.data)
  if (how === 'moves') {
    text.data = translated.data
    written.set(text, text.data)
  } else written.set(translated, translated.data)
  if (how === 'swaps') return text.replaceWith(translated)
  const outer = document.createElement('font')
  const inner = outer.appendChild(document.createElement('font'))
  text.replaceWith(outer)
  inner.append(how === 'moves' ? text : translated)
}

const translateBelow = (node) => {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const found = node instanceof Text ? [node] : []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) if (!isLeftAlone(text)) write(text)
}

const watch = () => {
  translateBelow(document.body)
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translateBelow(target)
      for (const node of addedNodes) if (node.isConnected) translateBelow(node)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

if (document.body) watch()
else document.addEventListener('DOMContentLoaded', watch)
