import { isLicensed } from '@gebaerdenraum/domain/accounts/access/caller'
import { anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import { catalogueHighlightsContract } from '@gebaerdenraum/domain/catalogue/catalogue-highlights.contract'
import { chooseSignOfTheDay, listNewSigns } from '@gebaerdenraum/domain/catalogue/highlights'
import { defineResource } from './services.ts'
import { mediaTypesOf } from './to-sign.ts'

/** One row of cards on a wide screen. */
const NEW_SIGNS = 8

export const catalogueHighlightsResource = defineResource(catalogueHighlightsContract, {
  find: {
    allow: anyone({ rows: 'licensed: all; others: preview' }),
    async handle({ caller, db, services }) {
      const { byId } = await services.catalogue.current()
      const visible = [...byId.values()].filter(({ isPreview }) => isPreview || isLicensed(caller))
      const now = new Date()
      const ofTheDay = chooseSignOfTheDay(
        visible.filter((row) => mediaTypesOf(row).includes('signVideo')),
        now,
      )
      const added = listNewSigns(visible, now, NEW_SIGNS)
      const rows = ofTheDay ? [ofTheDay, ...added] : added
      const viewer = await services.signViews.findViewer(
        caller,
        db,
        rows.map(({ id }) => id),
        'card',
      )
      return {
        signOfTheDay: ofTheDay ? services.signViews.toSign(ofTheDay, viewer) : null,
        newSigns: added.map((row) => services.signViews.toSign(row, viewer)),
      }
    },
  },
})
