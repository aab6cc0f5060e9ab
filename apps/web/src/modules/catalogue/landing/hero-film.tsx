import { publicSignPath } from '@gebaerdenraum/domain/catalogue/public-sign-path'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { quoteName } from '../../../ui/quote-name.ts'
import { filmsInLook } from '../look/media-in-look.ts'
import { useLook } from '../look/use-look.ts'
import { VideoPlayer } from '../player/video-player.tsx'
import { previewSignsQuery } from '../queries.ts'
import classes from './hero.module.css'

/** A greeting, if visitors may see it. */
const FIRST_CHOICE = 'hallo'

/** The film of a sign that everybody may look at. Absent as long as there is none. */
export const HeroFilm = () => {
  const { data: signs = [], refetch } = useQuery(previewSignsQuery)
  const look = useLook()
  const sign = chooseSign(signs)
  const films = sign && filmsInLook(sign.images.signVideo, sign, look)
  if (!sign || !films) return null
  const reload = async () => {
    const { data } = await refetch()
    const fresh = data?.find(({ _id }) => _id === sign._id)
    return fresh && filmsInLook(fresh.images.signVideo, fresh, look)
  }
  return (
    <div className={classes.film}>
      <VideoPlayer key={sign._id} name={sign.name} films={films} onRetry={reload} compact="always" />
      <p className={classes.caption}>
        Das ist <Link to={publicSignPath(sign.slug)}>{quoteName(sign.name)} in Gebärdensprache</Link>.
      </p>
    </div>
  )
}

const chooseSign = (signs: readonly Sign[]): Sign | undefined => {
  const shown = signs.filter(({ images }) => images.signVideo !== undefined)
  return shown.find(({ slug }) => slug === FIRST_CHOICE) ?? shown[0]
}
