// A page that the server has rendered can be read, searched and followed without the app. The app is loaded with the first
// interaction, so that it does not slow down what is seen first (docs/decisions/0061).
// The server writes this script in place of the app (apps/server/src/platform/http/web-app.ts).
;(() => {
  const addresses = document.currentScript.dataset.modules.split(' ')
  const INTERACTIONS = 'pointerdown pointermove touchstart click wheel scroll keydown focusin input'.split(' ')
  const LISTENING = { capture: true, passive: true }
  // Some screen readers and switch devices cause no events.
  const LATEST_START_MS = 15_000

  const listen = () => {
    for (const type of INTERACTIONS) addEventListener(type, onInteraction, LISTENING)
  }

  const onInteraction = (event) => {
    // Browsers send one with each change of the page below a resting mouse.
    if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return
    loadAndStart()
  }

  let isLoading = false

  // A module that could not be loaded is not requested again by browsers: the files are fetched first.
  const loadAndStart = async () => {
    if (isLoading) return
    isLoading = true
    for (const type of INTERACTIONS) removeEventListener(type, onInteraction, LISTENING)
    try {
      const answers = await Promise.all(addresses.map((address) => fetch(address)))
      // A new version has replaced the files.
      if (answers.some(({ status }) => status === 404)) return location.reload()
      if (answers.some(({ ok }) => !ok)) throw new Error('The app cannot be loaded')
      await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    } catch {
      // The page can still be read. The next interaction tries again.
      isLoading = false
      return listen()
    }
    startApp()
  }

  const startApp = () => {
    // The code that loads parts of the app looks for such links; their styles are in the page already.
    const style = document.querySelector('style[data-sheets]')
    for (const href of style ? style.dataset.sheets.split(' ') : []) {
      append('link', { rel: 'stylesheet', disabled: true, href })
    }
    const [app, ...parts] = addresses
    for (const href of parts) append('link', { rel: 'modulepreload', crossOrigin: '', href })
    append('script', { type: 'module', crossOrigin: '', src: app })
  }

  const append = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties))

  // src/api/access-token.ts, src/api/view-tab.ts
  const isSignedIn = () => {
    try {
      return 'gebaerdenraum-token' in localStorage || 'gebaerdenraum-view' in sessionStorage
    } catch {
      // Storage may be forbidden: then nobody stays signed in.
      return false
    }
  }

  // A letter of the manual alphabet that the address names: scripts show it over the page.
  const isIncomplete = () => document.querySelector('#root noscript') !== null

  // As the player does (src/modules/catalogue/player).
  const playFilm = () => {
    const film = document.querySelector('video[data-plays]')
    // The visitor may have been faster.
    if (!film?.paused || film.currentTime > 0 || navigator.connection?.saveData) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    film.loop = true
    film.play().catch(() => undefined)
  }

  const onLoad = () => {
    // A film that starts costs a slow phone a tenth of a second: the page is painted first.
    requestAnimationFrame(() => setTimeout(playFilm))
    setTimeout(loadAndStart, LATEST_START_MS)
  }

  if (isSignedIn() || isIncomplete()) {
    startApp()
    return
  }
  listen()
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad)
})()
