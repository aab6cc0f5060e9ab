import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { priceListSchema, vatRatesSchema } from '@gebaerdenraum/domain/billing/price-list-schema'
import type { z } from 'zod'
import { SettingsError } from '../../../platform/settings/settings-error.ts'
import type { Prices } from './prices.ts'

const OUR_CONTENT = fileURLToPath(new URL('../../../../../../content', import.meta.url))

/** The operator's price list and VAT rates where there are any, else ours; a wrong file stops the start. */
export const readPrices = (operatorsDirectory: string | undefined): Prices => ({
  list: readContent(operatorsDirectory, 'price-list.json', priceListSchema),
  rates: readContent(operatorsDirectory, 'vat-rates.json', vatRatesSchema).countries,
})

const readContent = <S extends z.ZodType>(operators: string | undefined, name: string, schema: S): z.output<S> => {
  const file = [operators, OUR_CONTENT]
    .flatMap((directory) => (directory === undefined ? [] : [join(directory, 'licences', name)]))
    .find((path) => existsSync(path))
  if (file === undefined) throw new SettingsError(`Die Datei licences/${name} fehlt.`)
  const result = schema.safeParse(parsedJson(file))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new SettingsError(`${file}: ${issue?.path.join('.')}: ${issue?.message}`)
}

const parsedJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new SettingsError(`${file}: Das ist kein JSON.`)
  }
}
