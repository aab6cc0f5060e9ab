import { type PlayerSettings, readPlayerSettings } from '@gebaerdenraum/domain/lists/player-settings'
import { useState } from 'react'
import { readStoredJson, writeStoredJson } from '../../../../storage/browser-storage.ts'

const NAME = 'gebaerdenraum-player-settings'

export const readSettings = (): PlayerSettings => readPlayerSettings(readStoredJson(NAME))

/** How one wants to practise, remembered in this browser. */
export const useSettings = (): readonly [PlayerSettings, (settings: PlayerSettings) => void] => {
  const [settings, setSettings] = useState(readSettings)
  const remember = (next: PlayerSettings) => {
    writeStoredJson(NAME, next)
    setSettings(next)
  }
  return [settings, remember]
}
