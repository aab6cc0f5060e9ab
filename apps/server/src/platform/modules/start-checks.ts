import { type Contract, METHODS } from '@gebaerdenraum/domain/kernel/contract'
import type { z } from 'zod'
import type { Resource } from '../framework/define-resource.ts'
import { isRequired } from '../framework/query.ts'
import type { Job } from '../jobs/define-job.ts'

export class StartCheckError extends Error {
  override readonly name = 'StartCheckError'
}

/**
 * What types cannot prove: every contract is served exactly once, nothing is served that has no contract, every job
 * has a name of its own and a handler that loads. The server does not start when one of these fails.
 */
export const checkStart = async <Services>(declared: {
  readonly contracts: Readonly<Record<string, Contract>>
  readonly resources: readonly Resource<Services>[]
  readonly jobs: readonly Job<Services>[]
}): Promise<void> => {
  const faults = [...resourceFaults(declared.contracts, declared.resources), ...(await jobFaults(declared.jobs))]
  if (faults.length > 0) throw new StartCheckError(`Unvollständig verdrahtet: ${faults.join('; ')}`)
}

const resourceFaults = <Services>(
  contracts: Readonly<Record<string, Contract>>,
  resources: readonly Resource<Services>[],
): string[] => {
  const served = resources.map(({ contract }) => contract.path)
  const missing = Object.keys(contracts).filter((path) => !served.includes(path))
  const unknown = served.filter((path) => !(path in contracts))
  const twice = served.filter((path, index) => served.indexOf(path) !== index)
  const misnamed = Object.entries(contracts).filter(([key, { path }]) => key !== path)
  const unequal = resources.flatMap(({ contract, methods }) =>
    METHODS.filter((method) => (contract[method] === undefined) !== (methods[method] === undefined)).map(
      (method) => `${contract.path}.${method}`,
    ),
  )
  return [
    ...missing.map((path) => `Ressource ${path} fehlt`),
    ...unknown.map((path) => `Ressource ${path} hat keinen Vertrag`),
    ...twice.map((path) => `Ressource ${path} ist doppelt`),
    ...misnamed.map(([key]) => `Vertrag ${key} heißt anders als sein Pfad`),
    ...unequal.map((name) => `Methode ${name} steht nicht in Vertrag und Ressource`),
    ...Object.values(contracts).flatMap(oneOfFaults),
  ]
}

/** A word that is required by itself, or unknown, would make every call a 400. */
const oneOfFaults = ({ path, find }: Contract): string[] =>
  (find?.oneOf ?? []).flat().flatMap((word) => {
    const schema = find?.query?.[word] as z.ZodType | undefined
    return schema && !isRequired(schema) ? [] : [`Vertrag ${path}: ${word} in oneOf ist kein freiwilliges Abfragefeld`]
  })

const jobFaults = async <Services>(jobs: readonly Job<Services>[]): Promise<string[]> => {
  const names = jobs.map(({ name }) => name)
  const twice = names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `Auftrag ${name} ist doppelt`)
  const broken = await Promise.all(
    jobs.map(async ({ name, load }) => {
      const handler = await load().catch(() => undefined)
      return typeof handler === 'function' ? [] : [`Auftrag ${name} hat keinen Ausführenden`]
    }),
  )
  return [...twice, ...broken.flat()]
}
