import { PAGES, type PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'

/** For administrators: what everybody reads came with the product. Visitors see no such note. */
export const PlaceholderNote = ({ slug }: { readonly slug: PageSlug }) => (
  <Alert variant="light" icon={<IconInfoCircle aria-hidden />} title="Dieser Text ist noch ein Platzhalter" role="note">
    {PAGES[slug].isLegal
      ? 'Er wurde mit der App geliefert und ersetzt keine Rechtsberatung. Ergänze, was in eckigen Klammern steht, oder schreib deinen eigenen, bevor du die App veröffentlichst.'
      : 'Er wurde mit der App geliefert. Lies ihn durch und schreib ihn so um, dass er zu deinem Angebot passt.'}
  </Alert>
)
