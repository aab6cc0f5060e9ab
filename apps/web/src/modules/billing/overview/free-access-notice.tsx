import { lastMomentOf } from '@gebaerdenraum/domain/accounts/people/free-access'
import { Alert } from '@mantine/core'
import { IconGift } from '@tabler/icons-react'
import { germanDay } from '../../../ui/german-dates.ts'
import { useSession } from '../../accounts/index.ts'

/** Free access until a day stands beside whatever is paid for, and changes nothing of it. */
export const FreeAccessNotice = () => {
  const freeUntil = useSession().session?.user.freeUntil
  if (!freeUntil) return null
  return (
    <Alert icon={<IconGift aria-hidden />} title="Kostenloser Zugang">
      Du hast bis zum {germanDay(lastMomentOf(new Date(freeUntil)).toISOString())} kostenlosen Zugang zu allen Gebärden.
      Er endet von selbst.
    </Alert>
  )
}
