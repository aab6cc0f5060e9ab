import { Menu, UnstyledButton } from '@mantine/core'
import { IconHelpCircle, IconLogout, IconPencilHeart, IconSettings, IconShieldCog } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { signOut, useSession } from '../../features/accounts/index.ts'
import { useCloseOnNavigation } from '../../ui/use-close-on-navigation.ts'
import classes from './account-menu.module.css'
import { ColorSchemeItems } from './color-scheme-items.tsx'
import { initialsOf } from './initials.ts'

/** Who is signed in, and what concerns him: settings, help, light or dark, signing out. */
export const AccountMenu = () => {
  const { session } = useSession()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  useCloseOnNavigation(() => setOpen(false))
  if (!session) return null
  const { name, email, role } = session.user
  const leave = async () => {
    await navigate({ to: '/login' })
    await signOut()
  }
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" width={280} shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes.button!} aria-label={`${initialsOf(name)}: Konto von ${name}`}>
          <span className={classes.initials}>{initialsOf(name)}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <strong>{name}</strong>
          <span>{email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item
          className={classes.phoneOnly!}
          leftSection={<IconPencilHeart size={20} aria-hidden />}
          renderRoot={(props) => <Link to="/app/eigene-gebaerden" {...props} />}
        >
          Eigene Gebärden
        </Menu.Item>
        <Menu.Item
          leftSection={<IconSettings size={20} aria-hidden />}
          renderRoot={(props) => <Link to="/app/einstellungen" {...props} />}
        >
          Einstellungen
        </Menu.Item>
        {role === 'admins' && (
          <Menu.Item
            leftSection={<IconShieldCog size={20} aria-hidden />}
            renderRoot={(props) => <Link to="/app/verwaltung" {...props} />}
          >
            Verwaltung
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconHelpCircle size={20} aria-hidden />}
          renderRoot={(props) => <Link to="/app/hilfe" {...props} />}
        >
          Hilfe
        </Menu.Item>
        <Menu.Divider />
        <ColorSchemeItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={20} aria-hidden />} onClick={() => void leave()}>
          Abmelden
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
