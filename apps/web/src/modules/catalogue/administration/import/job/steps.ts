import type { ImportState } from '@gebaerdenraum/domain/catalogue/import/import-states'

export const STEPS = ['Hochladen', 'Prüfen', 'Entscheiden', 'Übernehmen', 'Bericht'] as const

const STEP_OF: Readonly<Record<ImportState, number>> = {
  uploading: 0,
  canceled: 0,
  checking: 1,
  refused: 1,
  checked: 2,
  applying: 3,
  stopped: 3,
  failed: 3,
  applied: 4,
  'rolling-back': 4,
  'rolled-back': 4,
}

/** Which step an import stands at, from 0. */
export const stepOf = ({
  state,
  hasPlan,
}: {
  readonly state: ImportState
  /** It was checked before something went wrong. */
  readonly hasPlan: boolean
}): number => (state === 'failed' && !hasPlan ? 1 : STEP_OF[state])
