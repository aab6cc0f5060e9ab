import { defaultPictureType } from '@gebaerdenraum/domain/catalogue/reveal'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { SIGN_PICTURE_TYPES, type SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core'
import { IconLayoutSidebarRightCollapse, IconLayoutSidebarRightExpand, IconLock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { quoteName } from '../../../ui/quote-name.ts'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { isForDarkPage } from '../look/media-in-look.ts'
import { useLook } from '../look/use-look.ts'
import { PICTURE_RATIO, PICTURE_TYPE_NAMES, pictureOf } from '../picture-of.ts'
import { DrawingDownloads } from './drawing-downloads.tsx'
import { SignFacts } from './sign-facts.tsx'
import classes from './sign-sidebar.module.css'

type SignSidebarProps = {
  readonly sign: Sign
  readonly isLicensed: boolean
  readonly pictureCover: ReactNode | null
  /** Keywords and category would give the name away. */
  readonly isTitleCovered: boolean
  /** Whether it scrolls by itself where the window is low; else the page does. */
  readonly scrolls: boolean
}

/** Which format and whether the bar is folded hold from sign to sign, as long as the product is open. */
let lastType: SignPictureType | null = null
let wasFolded = false

export const SignSidebar = ({ sign, isLicensed, pictureCover, isTitleCovered, scrolls }: SignSidebarProps) => {
  const [type, setType] = useState(lastType ?? defaultPictureType(isLicensed))
  const [isFolded, setFolded] = useState(wasFolded)
  const isHydrated = useIsHydrated()
  // Its letters and words would give the name away too.
  const pageLook = useLook()
  const look = { ...pageLook, isWithoutText: isTitleCovered }
  const formats = SIGN_PICTURE_TYPES.filter((format) => pictureOf(sign, format, 'large', look) !== undefined)
  const shown = formats.includes(type) ? type : formats[0]

  const chooseType = (value: SignPictureType) => {
    lastType = value
    setType(value)
  }
  const toggleFold = () => {
    wasFolded = !isFolded
    setFolded(wasFolded)
  }
  const foldLabel = isFolded ? 'Zeichnung einblenden' : 'Zeichnung ausblenden'
  return (
    <aside className={classes.sidebar} data-folded={isFolded || undefined} aria-label="Zeichnung">
      <div className={classes.head} inert={!isHydrated}>
        {!isFolded && formats.length > 1 && (
          <SegmentedControl
            className={classes.formats}
            aria-label="Format der Zeichnung"
            value={shown ?? 'signOnly'}
            onChange={(value) => chooseType(value as SignPictureType)}
            data={formats.map((value) => ({ value, label: PICTURE_TYPE_NAMES[value] }))}
          />
        )}
        <Tooltip label={foldLabel}>
          <ActionIcon
            color="gray"
            className={classes.fold!}
            aria-label={foldLabel}
            aria-expanded={!isFolded}
            onClick={toggleFold}
          >
            {isFolded ? <IconLayoutSidebarRightExpand /> : <IconLayoutSidebarRightCollapse />}
          </ActionIcon>
        </Tooltip>
      </div>
      {!isFolded && (
        <section className={classes.body} {...(scrolls && SCROLLING)} aria-label="Zeichnung und Angaben">
          <Drawing
            sign={sign}
            type={shown}
            look={look}
            cover={pictureCover}
            isTitleCovered={isTitleCovered}
            isLicensed={isLicensed}
          />
          {!isTitleCovered && (
            <>
              {shown && !pictureCover && (
                <div>
                  <DrawingDownloads sign={sign} type={shown} />
                </div>
              )}
              <SignFacts sign={sign} isLicensed={isLicensed} />
            </>
          )}
        </section>
      )}
    </aside>
  )
}

/** What scrolls is reached by keyboard too. */
const SCROLLING = { 'data-scrolls': true, tabIndex: 0 } as const

type DrawingProps = Pick<SignSidebarProps, 'sign' | 'isLicensed' | 'isTitleCovered'> & {
  readonly type: SignPictureType | undefined
  readonly look: Parameters<typeof pictureOf>[3]
  readonly cover: ReactNode | null
}

const Drawing = ({ sign, type, look, cover, isTitleCovered, isLicensed }: DrawingProps) => {
  const picture = type && pictureOf(sign, type, 'large', look)
  const alt = isTitleCovered ? 'Zeichnung der Gebärde' : `Zeichnung der Gebärde ${quoteName(sign.name)}`
  return (
    <div className={classes.paper} data-for-dark={(type && isForDarkPage(sign, type, look)) || undefined}>
      <div className={classes.picture} style={{ aspectRatio: PICTURE_RATIO[type ?? 'signOnly'] }}>
        {cover ?? (picture && <img src={picture} alt={alt} loading="lazy" />)}
        {!isLicensed && (
          <span className={classes.lock} title="Vorschau mit Wasserzeichen">
            <IconLock size={20} aria-label="Vorschau mit Wasserzeichen" role="img" />
          </span>
        )}
      </div>
    </div>
  )
}
