import { IconHelpCircle, IconLogout, IconPencilHeart, IconSettings, IconShieldCog } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId, useRef } from 'react'
import { signOut, useSession } from '../../features/accounts/index.ts'
import { useCloseOnNavigation } from '../../ui/use-close-on-navigation.ts'
import classes from './account-menu.module.css'
import { ColorSchemeChoice } from './color-scheme-choice.tsx'
import { initialsOf } from './initials.ts'

/**
 * Who is signed in, and what concerns him: settings, help, light or dark, signing out. A popover of the browser's own:
 * it closes with Escape and a click beside it, and costs the first page no code.
 */
export const AccountMenu = () => {
  const { session } = useSession()
  const navigate = useNavigate()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const close = () => panel.current?.hidePopover()
  useCloseOnNavigation(close)
  if (!session) return null
  const { name, email, role } = session.user
  const leave = async () => {
    await navigate({ to: '/login' })
    await signOut()
  }
  return (
    <>
      <button type="button" className={classes.button} popoverTarget={id}>
        <span className={classes.initials}>{initialsOf(name)}</span>
        <span className={classes.hidden}>: Konto von {name}</span>
      </button>
      <div ref={panel} id={id} popover="auto" className={classes.panel}>
        <p className={classes.person}>
          <strong>{name}</strong>
          <span>{email}</span>
        </p>
        <nav aria-label="Konto" className={classes.links}>
          <MenuLink to="/app/eigene-gebaerden" icon={<IconPencilHeart aria-hidden />} onFollow={close} isForPhones>
            Eigene Gebärden
          </MenuLink>
          <MenuLink to="/app/einstellungen" icon={<IconSettings aria-hidden />} onFollow={close}>
            Einstellungen
          </MenuLink>
          {role === 'admins' && (
            <MenuLink to="/app/verwaltung" icon={<IconShieldCog aria-hidden />} onFollow={close}>
              Verwaltung
            </MenuLink>
          )}
          <MenuLink to="/app/hilfe" icon={<IconHelpCircle aria-hidden />} onFollow={close}>
            Hilfe
          </MenuLink>
        </nav>
        <ColorSchemeChoice />
        <button type="button" className={classes.item} onClick={() => void leave()}>
          <IconLogout aria-hidden />
          Abmelden
        </button>
      </div>
    </>
  )
}

type MenuLinkProps = {
  readonly to: string
  readonly icon: ReactNode
  readonly children: ReactNode
  /** Also when it leads to the page that is open already, which is no navigation. */
  readonly onFollow: () => void
  /** Stands in the top bar on wider screens. */
  readonly isForPhones?: boolean
}

const MenuLink = ({ to, icon, children, onFollow, isForPhones = false }: MenuLinkProps) => (
  <Link to={to} className={`${classes.item} ${isForPhones ? classes.phoneOnly : ''}`} onClick={onFollow}>
    {icon}
    {children}
  </Link>
)
