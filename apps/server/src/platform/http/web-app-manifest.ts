/**
 * What a system has to know to install the web app (W3C, Web Application Manifest). Files: `apps/web/public/icons`, which
 * `packages/drawing/src/brand/app-icons.ts` draws.
 */
export const writeManifest = (productName: string): string =>
  JSON.stringify({
    id: '/',
    name: productName,
    short_name: productName,
    description: 'Deutsche Gebärdensprache (DGS) nachschlagen, üben, drucken und teilen.',
    lang: 'de',
    dir: 'ltr',
    start_url: '/app/suche',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0b6b6b',
    categories: ['education'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Gebärden suchen', url: '/app/suche' },
      { name: 'Lernlisten', url: '/app/lernlisten' },
      { name: 'Druckvorlagen', url: '/app/dokumente' },
    ],
  })

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
