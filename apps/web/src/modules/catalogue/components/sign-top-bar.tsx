import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconExternalLink, IconEyeOff, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CompactButton } from '../../../ui/compact-button.tsx'
import { SignActions } from '../sign-actions.tsx'
import type { Quiz } from '../sign-address.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { SignShareMenu } from './sign-share-menu.tsx'
import classes from './sign-top-bar.module.css'
import { WordClassBadge } from './word-class-tag.tsx'

type SignTopBarProps = {
  readonly sign: Sign
  /** The name as the heading that fits the place: h1 on a page, h2 over a page. */
  readonly heading: ReactNode
  readonly titleCover: ReactNode | null
  readonly onClose: () => void
  /** Absent where the sign cannot be asked for. */
  readonly quiz: Quiz | null
  /** Neighbours in the results; absent where there is no sequence. */
  readonly sequence?: SignSequence | undefined
}

export type SignSequence = {
  readonly position: number
  readonly count: number
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
}

export const SignTopBar = ({ sign, heading, titleCover, onClose, quiz, sequence }: SignTopBarProps) => (
  <div className={classes.bar}>
    <div className={classes.name}>
      {titleCover ? (
        <div className={classes.cover}>{titleCover}</div>
      ) : (
        <>
          <WordClassBadge id={sign.wordClass} />
          <Tooltip label={describe(sign)} multiline maw="24rem" position="bottom-start">
            <div className={classes.heading}>{heading}</div>
          </Tooltip>
        </>
      )}
    </div>
    {quiz && !sign.isLocked && (
      <div className={classes.quiz}>
        <Tooltip label={quiz.isOn ? 'Alles zeigen' : 'Titel, Video und Zeichnung verdecken'}>
          <CompactButton label="Abfragen" Icon={IconEyeOff} aria-pressed={quiz.isOn} onClick={quiz.toggle} />
        </Tooltip>
      </div>
    )}
    {sequence && (
      <div className={classes.sequence}>
        <ActionIcon
          color="gray"
          aria-label="Vorige Gebärde"
          disabled={!sequence.onPrevious}
          onClick={sequence.onPrevious}
        >
          <IconChevronLeft />
        </ActionIcon>
        <span className={classes.position}>
          {sequence.position} / {sequence.count}
        </span>
        <ActionIcon color="gray" aria-label="Nächste Gebärde" disabled={!sequence.onNext} onClick={sequence.onNext}>
          <IconChevronRight />
        </ActionIcon>
      </div>
    )}
    <div className={classes.actions}>
      {!sign.isLocked && <FavoriteButton sign={sign} />}
      {!sign.isLocked && !titleCover && <SignActions sign={sign} />}
      {!titleCover && (
        <>
          <Tooltip label="In neuem Tab öffnen">
            <ActionIcon
              component="a"
              className={classes.newTab!}
              color="gray"
              href={`/app/gebaerden/${sign.slug}`}
              target="_blank"
              rel="noopener"
              aria-label="In neuem Tab öffnen"
            >
              <IconExternalLink />
            </ActionIcon>
          </Tooltip>
          <SignShareMenu sign={sign} />
        </>
      )}
      <Tooltip label="Schließen">
        <ActionIcon color="gray" aria-label="Schließen" onClick={onClose}>
          <IconX />
        </ActionIcon>
      </Tooltip>
    </div>
  </div>
)

const describe = ({ name, wordClass, keywords }: Sign): string =>
  [`${name} (${WORD_CLASSES[wordClass].title})`, keywords.join(', ')].filter(Boolean).join(': ')
