import { useClickOutside, useWindowEvent } from '@mantine/hooks'
import {
  IconDeviceMobile,
  IconHelpCircle,
  IconLogout,
  IconPencilHeart,
  IconSettings,
  IconShieldCog,
} from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId, useRef, useState } from 'react'
import { signOut, useSession } from '../../modules/accounts/index.ts'
import { canStoreLists } from '../../modules/lists/offline/open-offline-dialog.ts'
import { useCloseOnNavigation } from '../../ui/dialogs/dialog-behaviour.ts'
import classes from './account-menu.module.css'
import { ColorSchemeChoice } from './color-scheme-choice.tsx'
import { initialsOf } from './initials.ts'

/**
 * Who is signed in, and what concerns this person: settings, help, light or dark, signing out. Escape and a click beside
 * it close it. The browser's own popovers are younger than the oldest supported browsers.
 */
export const AccountMenu = () => {
  const { session, isLicensed } = useSession()
  const navigate = useNavigate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const menu = useClickOutside<HTMLDivElement>(close)
  useCloseOnNavigation(close)
  /** The focus does not stay on what is hidden. */
  const leaveMenu = () => {
    button.current?.focus()
    close()
  }
  useWindowEvent('keydown', ({ key }) => {
    if (!isOpen || key !== 'Escape') return
    // Safari gives a button that is clicked no focus.
    const isFocusHere = document.activeElement === document.body || menu.current?.contains(document.activeElement)
    if (isFocusHere) leaveMenu()
    else close()
  })
  if (!session) return null
  const { name, email, role } = session.user
  const leave = async () => {
    await navigate({ to: '/login' })
    await signOut()
  }
  return (
    <div ref={menu}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.initials} translate="no">
          {initialsOf(name)}
        </span>
        <span className={classes.hidden}>
          : Konto von <span translate="no">{name}</span>
        </span>
      </button>
      <div id={id} hidden={!isOpen} className={classes.panel}>
        <p className={classes.person}>
          <strong translate="no">{name}</strong>
          <span translate="no">{email}</span>
        </p>
        <nav aria-label="Konto" className={classes.links}>
          <MenuLink to="/app/eigene-gebaerden" icon={<IconPencilHeart aria-hidden />} onFollow={leaveMenu} isForPhones>
            Eigene Gebärden
          </MenuLink>
          {isLicensed && canStoreLists() && (
            <MenuLink to="/app/offline" icon={<IconDeviceMobile aria-hidden />} onFollow={leaveMenu}>
              Offline verfügbar
            </MenuLink>
          )}
          <MenuLink to="/app/einstellungen" icon={<IconSettings aria-hidden />} onFollow={leaveMenu}>
            Einstellungen
          </MenuLink>
          {role === 'admins' && (
            <MenuLink to="/app/verwaltung" icon={<IconShieldCog aria-hidden />} onFollow={leaveMenu}>
              Verwaltung
            </MenuLink>
          )}
          <MenuLink to="/app/hilfe" icon={<IconHelpCircle aria-hidden />} onFollow={leaveMenu}>
            Hilfe
          </MenuLink>
        </nav>
        <ColorSchemeChoice />
        <button type="button" className={classes.item} onClick={() => void leave()}>
          <IconLogout aria-hidden />
          Abmelden
        </button>
      </div>
    </div>
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
