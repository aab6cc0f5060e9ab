import { REVEAL_PARTS } from '@gebaerdenraum/domain/catalogue/reveal'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { Modal, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isDialogOver } from '../../../ui/dialogs/dialog-behaviour.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useSession } from '../../accounts/index.ts'
import { signQuery } from '../queries.ts'
import { type useOpenSign, useQuiz } from '../sign-address.ts'
import classes from './sign-modal.module.css'
import { SignTopBar } from './sign-top-bar.tsx'
import { SignView } from './sign-view.tsx'

type SignModalProps = {
  readonly openSign: ReturnType<typeof useOpenSign>
  /** The results that ← and → go through. */
  readonly signs: readonly Sign[]
}

/** The detail of a sign on the whole screen, over the grid it was opened from. */
export const SignModal = ({ openSign, signs }: SignModalProps) => {
  const { slug, close } = openSign
  useFocusBack(openSign, signs)
  if (slug === undefined) return null
  return (
    <Modal.Root opened onClose={() => isDialogOver() || close()} fullScreen returnFocus={false} padding={0}>
      <Modal.Content aria-label="Gebärde" className={classes.content!}>
        <Modal.Body className={classes.body!}>
          <ModalSign slug={slug} openSign={openSign} signs={signs} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/**
 * Closing gives the focus back to what the sign was opened with. After others were seen meanwhile, it goes to the card of the
 * last one: in the results, which stand below other cards.
 */
const useFocusBack = ({ slug, opener }: SignModalProps['openSign'], signs: readonly Sign[]) => {
  const [first, last] = [useRef<string | undefined>(undefined), useRef<string | undefined>(undefined)]
  useEffect(() => {
    if (slug !== undefined) {
      first.current ??= slug
      last.current = slug
      return
    }
    if (last.current === undefined) return
    const sign = signs.find((candidate) => candidate.slug === last.current)
    const cards = sign ? [...document.querySelectorAll(`[data-sign="${CSS.escape(sign._id)}"] a`)] : []
    const before = opener.current?.isConnected && opener.current !== document.body ? opener.current : undefined
    const target = first.current === last.current ? (before ?? cards.at(-1)) : (cards.at(-1) ?? before)
    first.current = undefined
    last.current = undefined
    opener.current = null
    if (target instanceof HTMLElement) target.focus()
  }, [slug, signs, opener, first, last])
}

/** A card knows the small pictures only; its small film would start and then jump to the large one. */
const withoutFilm = ({ images: { signVideo, ...images }, ...sign }: Sign): Sign => ({
  ...sign,
  images: signVideo?.watermarked ? { ...images, signVideo } : images,
})

const ModalSign = ({ slug, openSign, signs }: SignModalProps & { readonly slug: string }) => {
  const { isLicensed } = useSession()
  const quiz = useQuiz()
  const index = signs.findIndex((sign) => sign.slug === slug)
  const {
    data: sign,
    error,
    refetch,
  } = useQuery({
    ...signQuery(slug),
    ...(index >= 0 && { placeholderData: withoutFilm(signs[index]!) }),
  })
  const { close } = openSign
  const isMissing = sign === null
  useEffect(() => {
    if (!isMissing) return
    showToast({ tone: 'warning', text: 'Keine passende Gebärde gefunden' })
    close()
  }, [isMissing, close])

  if (error && !sign) {
    return <LoadError title="Fehler beim Abrufen der Gebärde" error={error} onRetry={() => void refetch()} />
  }
  if (!sign) return null
  const [previous, next] = index < 0 ? [] : [signs[index - 1], signs[index + 1]]
  const goTo = (neighbour: Sign | undefined) => neighbour && (() => openSign.change(neighbour.slug))
  const walk = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowLeft') goTo(previous)?.()
    if (event.key === 'ArrowRight') goTo(next)?.()
  }
  const sequence = { position: index + 1, count: signs.length, onPrevious: goTo(previous), onNext: goTo(next) }
  return (
    <SignView
      key={sign._id}
      sign={sign}
      isLicensed={isLicensed}
      {...(quiz?.isOn && { covered: REVEAL_PARTS })}
      fills
      hasFocus
      onKey={walk}
      onSwipe={(step) => goTo(step === 1 ? next : previous)?.()}
      onReload={async () => (await refetch()).data?.images.signVideo}
      topBar={(titleCover) => (
        <SignTopBar
          sign={sign}
          heading={
            <Title order={2} size="h2" translate="no">
              {sign.name}
            </Title>
          }
          titleCover={titleCover}
          onClose={close}
          quiz={quiz}
          sequence={index >= 0 && signs.length > 1 ? sequence : undefined}
        />
      )}
    />
  )
}
