import { quoteName } from '../../../ui/quote-name.ts'
import type { SharedLink } from '../../../ui/sharing/shared-link.ts'

/** The link of a shared list: the public overview, which sends people with a licence on to the app. */
export const toSharedLink = (name: string, shareKey: string): SharedLink => ({
  address: `${window.location.origin}/lernliste/ueberblick/${shareKey}`,
  label: 'Teilen-Link',
  name,
  message: `Die Lernliste ${quoteName(name)} zum Ansehen und Üben`,
  scanHint: 'Scanne den Code mit der Kamera, um die Lernliste zu öffnen.',
})
