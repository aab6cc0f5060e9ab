import { useEffect, useState } from 'react'
import { api } from '../../../api/client.ts'
import { createSetupIntentKeeper, type SetupIntentKeeper } from './setup-intent.ts'

const PORTS = {
  create: () => api.checkout.get('-1', { query: { object: 'setup_intent' } }),
  remove: (id: string) => api.checkout.remove(id, undefined, { query: { object: 'setup_intent' } }),
} as const

/** For as long as a new method may be entered; `isNeeded` as soon as a kind is chosen that asks for it. */
export const useSetupIntent = (isNeeded: boolean): SetupIntentKeeper => {
  const [setup] = useState(() => createSetupIntentKeeper(PORTS))
  useEffect(() => () => setup.leave(), [setup])
  useEffect(() => {
    if (isNeeded) setup.prepare()
  }, [setup, isNeeded])
  return setup
}
