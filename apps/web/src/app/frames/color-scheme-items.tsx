import { Menu, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

const SCHEMES = [
  { scheme: 'light', label: 'Hell', Icon: IconSun },
  { scheme: 'dark', label: 'Dunkel', Icon: IconMoon },
  { scheme: 'auto', label: 'Wie das Gerät', Icon: IconDeviceDesktop },
] as const

/** Light, dark or what the device says, as one choice within a menu. */
export const ColorSchemeItems = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>Darstellung</Menu.Label>
      {SCHEMES.map(({ scheme, label, Icon }) => (
        <Menu.Item
          key={scheme}
          role="menuitemradio"
          aria-checked={colorScheme === scheme}
          closeMenuOnClick={false}
          leftSection={<Icon size={20} aria-hidden />}
          rightSection={colorScheme === scheme && <IconCheck size={18} aria-hidden />}
          onClick={() => setColorScheme(scheme)}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  )
}
