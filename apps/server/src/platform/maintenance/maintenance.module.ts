import { z } from 'zod'
import { moduleDefiner } from '../modules/define-module.ts'
import { defineJob, type MaintenanceServices } from './maintenance-services.ts'

const tidyUpJob = defineJob({
  name: 'operation.tidy-up',
  title: 'Aufräumen in der Nacht',
  payload: z.strictObject({}),
  schedule: '15 3 * * *',
  load: async () => (await import('./tidy-up.ts')).tidyUp,
})

/** Nightly work that every module adds its step to. */
export const maintenanceModule = moduleDefiner<MaintenanceServices>()({
  name: 'maintenance',
  needs: { db: true, contributions: true },
  jobs: [tidyUpJob],
})
