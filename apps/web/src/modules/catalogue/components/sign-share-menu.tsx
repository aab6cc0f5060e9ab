import { publicSignPath } from '@gebaerdenraum/domain/catalogue/public-sign-path'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { IconShare2 } from '@tabler/icons-react'
import { CompactButton } from '../../../ui/compact-button.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { ShareLink } from '../../../ui/sharing/share-link.tsx'
import { ShareMenu } from '../../../ui/sharing/share-menu.tsx'

/** The public link of a sign. Those without a licence see the preview there. */
export const SignShareMenu = ({ sign: { name, slug } }: { readonly sign: Pick<Sign, 'name' | 'slug'> }) => (
  <ShareMenu
    title="Gebärde teilen"
    renderButton={(toggle) => <CompactButton label="Teilen" Icon={IconShare2} isFrameless onClick={toggle} />}
  >
    {(close) => (
      <ShareLink
        onLeave={close}
        link={{
          address: window.location.origin + publicSignPath(slug),
          label: 'Öffentlicher Link',
          name,
          message: `Die Gebärde ${quoteName(name)} in Deutscher Gebärdensprache (DGS)`,
          scanHint: 'Scanne den Code mit der Kamera, um die Gebärde zu öffnen.',
        }}
      />
    )}
  </ShareMenu>
)
