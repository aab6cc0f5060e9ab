import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './color-scheme-choice.module.css'

const SCHEMES = [
  { scheme: 'light', label: 'Hell', Icon: IconSun },
  { scheme: 'dark', label: 'Dunkel', Icon: IconMoon },
  { scheme: 'auto', label: 'Gerät', Icon: IconDeviceDesktop },
] as const

/** Light, dark, or as the device has it. */
export const ColorSchemeChoice = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const name = useId()
  return (
    <fieldset className={classes.choice}>
      <legend>Darstellung</legend>
      <div className={classes.options}>
        {SCHEMES.map(({ scheme, label, Icon }) => (
          <label key={scheme} className={classes.option}>
            <input type="radio" name={name} checked={colorScheme === scheme} onChange={() => setColorScheme(scheme)} />
            <Icon size={20} aria-hidden />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
