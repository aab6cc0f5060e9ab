import { effectiveColumns } from '@gebaerdenraum/domain/catalogue/grid-columns'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from '../../accounts/index.ts'
import { SignGrid } from '../components/sign-grid.tsx'
import { useWindowWidth } from '../components/use-window-width.ts'
import { previewSignsQuery } from '../queries.ts'
import classes from './public-sections.module.css'

const COLUMNS = 5
const VIEW = { imageType: 'signOnly', showNames: true } as const

/** Signs that everybody may look at. Absent as long as there are none: the page works without them. */
export const PreviewSigns = ({ without }: { readonly without: string | undefined }) => {
  const { data } = useQuery(previewSignsQuery)
  const { isLicensed } = useSession()
  const navigate = useNavigate()
  const { columns } = effectiveColumns(COLUMNS, useWindowWidth())
  const open = useCallback(
    ({ slug }: Sign) => void navigate({ to: '/gebaerden/{-$slug}', params: { slug } }),
    [navigate],
  )
  const signs = data?.filter(({ slug }) => slug !== without) ?? []
  if (signs.length === 0) return null
  return (
    <section aria-labelledby="preview-signs">
      <h2 className={classes.heading} id="preview-signs">
        Diese Gebärden kannst du dir ansehen
      </h2>
      <SignGrid
        signs={signs}
        columns={columns}
        columnsClass={classes.columns}
        view={VIEW}
        isLicensed={isLicensed}
        label="Gebärden zum Ansehen"
        onOpen={open}
      />
    </section>
  )
}
