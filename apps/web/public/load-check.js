// When the app's own script cannot be loaded (a new version was installed meanwhile, the network broke), nothing of the
// app is there to say so. This file is: it offers to load the page again. Inline scripts are not allowed.
addEventListener(
  'error',
  (event) => {
    const root = document.getElementById('root')
    if (!(event.target instanceof HTMLScriptElement) || !root || root.childElementCount > 0) return
    const main = document.createElement('main')
    const heading = document.createElement('h1')
    const text = document.createElement('p')
    const button = document.createElement('button')
    heading.textContent = 'Die Seite konnte nicht geladen werden'
    text.textContent = 'Vielleicht gibt es eine neue Version, oder die Verbindung ist unterbrochen. Lade die Seite neu.'
    button.textContent = 'Neu laden'
    button.type = 'button'
    button.addEventListener('click', () => location.reload())
    Object.assign(main.style, {
      maxWidth: '34rem',
      margin: '15vh auto',
      padding: '0 1rem',
      font: '18px/1.5 sans-serif',
    })
    Object.assign(button.style, { minHeight: '44px', padding: '0 1.25rem', font: 'inherit' })
    main.append(heading, text, button)
    root.append(main)
  },
  true,
)
