import { useRouterState } from '@tanstack/react-router'
import classes from './navigation-progress.module.css'

/** A thin bar on top while the next page takes its time; quick changes do not show it. */
export const NavigationProgress = () => {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  return isLoading ? <div className={classes.bar} role="progressbar" aria-label="Seite wird geladen" /> : null
}
