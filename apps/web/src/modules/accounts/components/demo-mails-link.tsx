import { isDemo } from '../../../api/page-settings.ts'
import { TextLink } from './text-link.tsx'

/** In the demonstration no mail leaves the machine; this is where they can be read instead. */
export const DemoMailsLink = ({ align = 'center' }: { readonly align?: 'start' | 'center' }) =>
  isDemo() && (
    <TextLink to="/demo/mails" align={align}>
      Demo: E-Mails ansehen
    </TextLink>
  )
