import { ActionIcon } from '@mantine/core'
import { IconArrowUp, IconChevronRight, IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSharedBrowser } from '../browser-context.ts'
import { useDropTarget } from '../dragging/use-drop-target.ts'
import { type FolderCrumb, foldedCrumbs, folderCrumbs } from './folder-crumbs.ts'
import classes from './path-bar.module.css'

/** Where the open folder stands: one level up, and every folder on the way, each a place to drop on. */
export const PathBar = () => {
  const { folder, goUp } = useSharedBrowser()
  const [unfolded, setUnfolded] = useState<string | null>(null)
  if (!folder) return <div className={classes.bar} />
  const crumbs = folderCrumbs(folder)
  const { head, folded, tail } = foldedCrumbs(crumbs, unfolded === folder._id)
  return (
    <div className={classes.bar}>
      {folder.parent !== null && (
        <ActionIcon aria-label="Eine Ebene nach oben" onClick={goUp}>
          <IconArrowUp size={22} aria-hidden />
        </ActionIcon>
      )}
      <nav aria-label="Ordnerpfad" className={classes.path}>
        <ol>
          {head.map((crumb) => (
            <Crumb key={crumb._id} crumb={crumb} />
          ))}
          {folded.length > 0 && (
            <li>
              <ActionIcon
                color="gray"
                aria-label={`${folded.length} weitere Ordner zeigen`}
                onClick={() => setUnfolded(folder._id)}
              >
                <IconDots size={20} aria-hidden />
              </ActionIcon>
              <IconChevronRight size={16} aria-hidden />
            </li>
          )}
          {tail.map((crumb) => (
            <Crumb key={crumb._id} crumb={crumb} />
          ))}
          <li className={classes.here}>
            <span aria-current="location" translate="no">
              {folder.name}
            </span>
          </li>
        </ol>
      </nav>
    </div>
  )
}

const Crumb = ({ crumb }: { readonly crumb: FolderCrumb }) => {
  const { navigation } = useSharedBrowser()
  const { setNodeRef, state } = useDropTarget(crumb, 'path')
  const { fileType } = navigation.address
  return (
    <li>
      <Link
        ref={setNodeRef}
        to="/app/organisieren"
        search={{ c: crumb._id, ...(fileType && { t: fileType }) }}
        className={classes.crumb!}
        data-drop={state}
        draggable={false}
        translate="no"
      >
        {crumb.name}
      </Link>
      <IconChevronRight size={16} aria-hidden />
    </li>
  )
}
