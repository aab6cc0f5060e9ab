// A page that the server has rendered can be read, searched and followed without the app. The app is loaded with the first
// sign that somebody uses the page, so that it takes nothing of a slow line before (docs/decisions/0061).
// The server writes this script in place of the app (apps/server/src/platform/http/web-app.ts).
;(() => {
  const { modules, start } = document.currentScript.dataset
  const addresses = modules.split(' ')
  const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'click', 'wheel', 'scroll', 'keydown', 'focusin', 'input']
  const LISTENING = { capture: true, passive: true }
  // Some readers of screens and switches send nothing that could be heard.
  const AT_LATEST_MS = 15_000

  const listen = () => {
    for (const sign of SIGNS) addEventListener(sign, onSign, LISTENING)
  }

  const onSign = (event) => {
    // Browsers send one with each change of the page below a resting mouse.
    if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return
    startWhenLoaded()
  }

  let isStarting = false

  // What a browser could not load as a module it does not ask for again: the files are fetched first.
  const startWhenLoaded = async () => {
    if (isStarting) return
    isStarting = true
    for (const sign of SIGNS) removeEventListener(sign, onSign, LISTENING)
    try {
      const answers = await Promise.all(addresses.map((address) => fetch(address)))
      // A new version has replaced them meanwhile.
      if (answers.some(({ ok }) => !ok)) return location.reload()
      await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    } catch {
      // Without a connection the page stays as it is. The next sign tries again.
      isStarting = false
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

  // api/access-token.ts, api/view-tab.ts
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

  // As the player does (features/signs/player), once all that is seen first has loaded.
  const playFilm = () => {
    const film = document.querySelector('video[data-plays]')
    // The visitor may have been faster.
    if (!film?.paused || film.currentTime > 0 || navigator.connection?.saveData) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    film.loop = true
    film.play().catch(() => undefined)
  }

  const onLoad = () => {
    playFilm()
    setTimeout(startWhenLoaded, AT_LATEST_MS)
  }

  // What does not exist leads on by itself.
  if (start === 'now' || isSignedIn() || isIncomplete()) {
    startApp()
    return
  }
  listen()
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad)
})()
