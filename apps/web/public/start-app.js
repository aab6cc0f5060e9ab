// A page that the server has rendered can be read, searched and followed without the app. The app is loaded with the first
// sign that somebody uses the page, so that it takes nothing of a slow line before; for people who are signed in at once.
// The server writes this script in place of the app (apps/server/src/platform/http/web-app.ts).
;(() => {
  const { modules, start } = document.currentScript.dataset
  const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'click', 'wheel', 'scroll', 'keydown', 'focusin', 'input']
  const listening = { capture: true, passive: true }

  const startApp = () => {
    for (const sign of SIGNS) removeEventListener(sign, onSign, listening)
    // The code that loads parts of the app looks for such links; their styles are in the page already.
    const style = document.querySelector('style[data-sheets]')
    for (const href of style ? style.dataset.sheets.split(' ') : []) {
      append('link', { rel: 'stylesheet', disabled: true, href })
    }
    const [app, ...parts] = modules.split(' ')
    for (const href of parts) append('link', { rel: 'modulepreload', crossOrigin: '', href })
    append('script', { type: 'module', crossOrigin: '', src: app })
  }

  // Browsers send one with each change of the page below a resting mouse.
  const isResting = (event) => event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0

  const onSign = (event) => {
    if (!isResting(event)) startApp()
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

  // What the player of the app does as soon as it is there (features/signs/player). The film comes after all that is seen first.
  const playFilm = () => {
    const film = document.querySelector('video[data-plays]')
    const isSaving = navigator.connection?.saveData
    if (!film || isSaving || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    film.loop = true
    film.play().catch(() => undefined)
  }

  // What does not exist leads on by itself.
  if (start === 'now' || isSignedIn()) {
    startApp()
    return
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, listening)
  if (document.readyState === 'complete') playFilm()
  else addEventListener('load', playFilm)
})()
