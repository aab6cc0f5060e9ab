import { useQuery } from '@tanstack/react-query'
import { productName } from '../../../api/page-settings.ts'
import { catalogueClaimQuery } from '../queries.ts'
import classes from './public-sections.module.css'

/** What the product is, for who came by a shared link. */
export const WhatIs = () => {
  const { data: claim } = useQuery(catalogueClaimQuery)
  return (
    <section aria-labelledby="was-ist">
      <h2 className={classes.heading} id="was-ist" tabIndex={-1}>
        Was ist {productName()}?
      </h2>
      <p className={classes.text}>
        {productName()} hilft beim Lernen und Unterrichten der Deutschen Gebärdensprache:{' '}
        {claim ? <strong>{claim}</strong> : 'Gebärden als Video und Zeichnung'}, Lernlisten zum Üben, Druckvorlagen für
        Karten und Arbeitsblätter und eigene Gebärden. Für Kitas, Schulen, Werkstätten und Familien, allein oder im
        Team.
      </p>
    </section>
  )
}
