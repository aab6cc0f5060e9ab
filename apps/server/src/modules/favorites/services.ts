import type { Database } from '../../platform/database/database.ts'
import { definersFor } from '../../platform/modules/define-module.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { AddressesOf } from '../catalogue/sign-of.ts'

export type Services = { readonly db: Database; readonly catalogue: Catalogue; readonly addressesOf: AddressesOf }

export const { defineResource } = definersFor<Services>()
