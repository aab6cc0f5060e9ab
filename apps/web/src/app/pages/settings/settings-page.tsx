import { settingsCards } from '@gebaerdenraum/domain/accounts/access/settings-cards'
import { IconBook, IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../modules/accounts/index.ts'
import { contentPageQuery } from '../../../modules/content/index.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { type CardLink, SettingsCard } from './settings-card.tsx'
import { CARD_TITLES, LINK_TEXTS } from './settings-links.ts'
import classes from './settings-page.module.css'

/** All settings at a glance; each visitor sees what is his to set. */
export const Page = () => {
  const { session } = useSession()
  const manuals = useManualLinks()
  if (!session) return null
  return (
    <div className={classes.page}>
      <PageHeading>Einstellungen</PageHeading>
      <div className={classes.cards}>
        {settingsCards(session).map(({ id, links }) => {
          const own = links.map((link): CardLink => LINK_TEXTS[link])
          return <SettingsCard key={id} title={CARD_TITLES[id]} links={id === 'support' ? [...own, ...manuals] : own} />
        })}
      </div>
    </div>
  )
}

/** Manual and films, as the operator named them; without them the help page is still there. */
const useManualLinks = (): readonly CardLink[] => {
  const { data: page } = useQuery(contentPageQuery('hilfe'))
  return (page?.links ?? []).map(({ title, description, url, kind }) => ({
    to: url,
    label: title,
    description,
    Icon: kind === 'download' ? IconBook : IconPlayerPlay,
    isExternal: true,
  }))
}
