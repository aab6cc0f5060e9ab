import { IconChevronDown } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { useCloseOnNavigation } from '../dialogs/dialog-behaviour.ts'
import classes from './administration-navigation.module.css'
import { AREA_GROUPS, areaAt } from './areas.ts'

/** The areas beside the page; on narrow screens behind a button that names the present one. */
export const AdministrationNavigation = () => {
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const current = areaAt(pathname)
  useCloseOnNavigation(() => setIsOpen(false))
  const navigation = useRef<HTMLElement>(null)
  // On low screens the list scrolls by itself: the present area is in sight, and the page stays where it is.
  useEffect(() => {
    const list = navigation.current
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && link) list.scrollTop = link.offsetTop - (list.clientHeight - link.offsetHeight) / 2
  }, [])
  return (
    <nav ref={navigation} aria-label="Verwaltung" className={classes.navigation}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          Bereich: <strong>{current?.label ?? 'Verwaltung'}</strong>
        </span>
        <IconChevronDown aria-hidden />
      </button>
      <div id={id} className={classes.groups} data-open={isOpen}>
        {AREA_GROUPS.map(({ name, areas }) => (
          <div key={name ?? 'start'} className={classes.group}>
            {name !== null && (
              <p className={classes.name} translate="no">
                {name}
              </p>
            )}
            <ul>
              {areas.map(({ to, label, Icon }) => (
                <li key={to}>
                  <Link
                    to={to}
                    activeOptions={{ exact: true }}
                    className={classes.link}
                    aria-current={to === pathname ? 'page' : to === current?.to || undefined}
                    onClick={() => setIsOpen(false)}
                  >
                    <Icon aria-hidden />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
