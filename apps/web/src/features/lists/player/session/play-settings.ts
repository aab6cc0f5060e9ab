import { type PlayerSettings, readPlayerSettings } from '@gebaerdenraum/domain/lists/player-settings'
import { useState } from 'react'
import { keep, readKept } from '../kept-in-browser.ts'

const NAME = 'gebaerdenraum-player-settings'

export const readSettings = (): PlayerSettings => readPlayerSettings(readKept(NAME))

/** How one wants to practise, remembered in this browser. */
export const useSettings = (): readonly [PlayerSettings, (settings: PlayerSettings) => void] => {
  const [settings, setSettings] = useState(readSettings)
  const remember = (next: PlayerSettings) => {
    keep(NAME, next)
    setSettings(next)
  }
  return [settings, remember]
}
