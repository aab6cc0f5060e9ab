import type {} from '@fastify/compress'
import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import type { FastifyInstance } from 'fastify'
import { sendDownload } from '../../../platform/framework/download.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { type AddressQuery, callerOfAddress } from '../../accounts/index.ts'
import type { Services } from '../services.ts'
import { ALL_CATEGORIES, EXPORT_FORMS } from './export-addresses.ts'
import { writeExport } from './write-export.ts'

/** `/api/catalogue-exports/{category or all}/{form}?u=…&e=…&s=…`: the archive, written while it is sent. */
export const catalogueExportRoute = (app: FastifyInstance, services: Services): void => {
  for (const form of EXPORT_FORMS) {
    app.route<{ Params: { readonly id: string }; Querystring: AddressQuery }>({
      method: 'GET',
      url: `/catalogue-exports/:id/${form}`,
      compress: false,
      async handler(request, reply) {
        const { check } = services.exportAddresses
        const caller = await callerOfAddress(services, request, { variant: form, check, notFound: noExport })
        // He may have ceased to be one since he was handed the address.
        if (!ADMINISTRATOR.allows(caller).ok) throw noExport()
        const { id } = request.params
        const bytes = await writeExport(services, {
          categoryId: id === ALL_CATEGORIES ? undefined : id,
          withRetired: form.startsWith('retired'),
          withMedia: form.endsWith('media'),
        })
        const day = new Date().toISOString().slice(0, 10)
        return sendDownload(reply, 'application/zip', { fileName: `Gebaerden ${day}.zip`, bytes })
      },
    })
  }
}

const ADMINISTRATOR = administrator({ rows: 'all signs' })
const noExport = (): ApiError => new ApiError('NotFound', 'Diesen Export gibt es nicht.')
