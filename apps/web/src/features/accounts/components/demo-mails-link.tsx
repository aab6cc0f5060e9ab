import { isDemo } from '../../../api/page-settings.ts'
import { TextLink } from './text-link.tsx'

/** In the demonstration no mail leaves the machine; this is where they can be read instead. */
export const DemoMailsLink = () => (isDemo() ? <TextLink to="/demo/mails">Demo: E-Mails ansehen</TextLink> : null)
