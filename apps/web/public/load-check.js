// When the app does not start, nothing of it is there to say so. This file is: it says what helps, as long as nothing is
// on the screen. It runs before the app, in every browser: no syntax younger than ES5. Inline scripts are not allowed.
;(function () {
  var TEXTS = {
    // A new version was installed meanwhile, or the network broke.
    notLoaded: [
      'Die Seite konnte nicht geladen werden',
      'Vielleicht gibt es eine neue Version, oder die Verbindung ist unterbrochen. Lade die Seite neu.',
    ],
    tooOld: [
      'Dein Browser ist zu alt für diese Seite',
      'Aktualisiere ihn, oder öffne die Seite mit einem neueren Chrome, Edge, Firefox oder Safari. Auf iPhone und iPad hilft ein Update des Geräts, mindestens auf iOS 16.4.',
    ],
    failed: ['Die Seite konnte nicht starten', 'Lade sie neu. Bleibt es dabei, versuche es mit einem anderen Browser.'],
  }

  addEventListener(
    'error',
    function (event) {
      var target = event.target
      if (target === window) sayWhatHelps(isTooOld() ? 'tooOld' : 'failed')
      else if (target && target.tagName === 'SCRIPT') sayWhatHelps('notLoaded')
    },
    true
  )
  addEventListener('unhandledrejection', function () {
    sayWhatHelps(isTooOld() ? 'tooOld' : 'failed')
  })
  addEventListener('DOMContentLoaded', function () {
    // Such a browser does not even try to run the app.
    if (!('noModule' in document.createElement('script'))) sayWhatHelps('tooOld')
  })

  // What the oldest supported browsers (apps/web/baseline.ts) have, and most older ones have not.
  function isTooOld() {
    var knowsColors = window.CSS && CSS.supports && CSS.supports('color', 'color-mix(in srgb, red, red)')
    return !knowsColors || !('CompressionStream' in window)
  }

  // Pages of the app read it (app/errors/route-error.tsx).
  if (isTooOld()) document.documentElement.setAttribute('data-browser', 'old')

  function sayWhatHelps(kind) {
    var root = document.getElementById('root')
    if (!root || root.firstChild) return
    var main = document.createElement('main')
    main.style.cssText = 'max-width: 34rem; margin: 15vh auto; padding: 0 1rem; font: 18px/1.5 sans-serif'
    append(main, 'h1').textContent = TEXTS[kind][0]
    append(main, 'p').textContent = TEXTS[kind][1]
    if (kind !== 'tooOld') appendReload(main)
    root.appendChild(main)
  }

  function appendReload(parent) {
    var button = append(parent, 'button')
    button.textContent = 'Neu laden'
    button.type = 'button'
    button.style.cssText = 'min-height: 44px; padding: 0 1.25rem; font: inherit'
    button.addEventListener('click', function () {
      location.reload()
    })
  }

  function append(parent, name) {
    return parent.appendChild(document.createElement(name))
  }
})()
