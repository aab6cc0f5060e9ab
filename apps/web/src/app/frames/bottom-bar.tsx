import { PHONE_AREAS } from '../areas.ts'
import { AreaLink } from './area-link.tsx'
import classes from './bottom-bar.module.css'

/** The five most used areas, in reach of the thumb. Phones only. */
export const BottomBar = () => (
  <nav className={classes.bar} aria-label="Bereiche">
    {PHONE_AREAS.map((area) => (
      <AreaLink key={area.route} area={area} className={classes.area}>
        <area.Icon size={24} aria-hidden />
        {area.phoneLabel}
      </AreaLink>
    ))}
  </nav>
)
