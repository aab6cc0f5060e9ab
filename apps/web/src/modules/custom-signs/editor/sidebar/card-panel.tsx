import type { WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import { CARD_STYLES } from '@gebaerdenraum/domain/custom-signs/card-styles'
import { type CardLayout, LAYOUT_KEYS, type Scene, type SignBoxScene } from '@gebaerdenraum/domain/custom-signs/scene'
import { SegmentedControl, Select } from '@mantine/core'
import { useId } from 'react'
import { useScene, useSignEditing } from '../editing-context.ts'
import classes from './card-panel.module.css'
import { ImageSlot } from './image-slot.tsx'
import { TextSlot } from './text-slot.tsx'

/** Frame, layout and what stands in the places of a card. */
export const CardPanel = () => {
  const card = useScene(cardOf)
  const { apply, canWrite } = useSignEditing()
  const [heading, layoutLabel] = [useId(), useId()]
  if (!card) return null
  const { layout, style } = card.signTypeProperties
  const { images, texts } = LAYOUT_KEYS[layout]
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <h2 id={heading}>Karte</h2>
      <Select
        label="Rahmen und Farbe"
        data={STYLES}
        value={style}
        allowDeselect={false}
        readOnly={!canWrite}
        leftSection={<Swatch style={style} />}
        renderOption={({ option }) => (
          <span className={classes.option}>
            <Swatch style={option.value as WordClassId} />
            {option.label}
          </span>
        )}
        onChange={(value) => value && apply({ type: 'set-style', style: value as WordClassId })}
      />
      <div>
        <div id={layoutLabel}>Aufteilung</div>
        <SegmentedControl<CardLayout>
          aria-labelledby={layoutLabel}
          fullWidth
          readOnly={!canWrite}
          value={layout}
          onChange={(value) => apply({ type: 'set-layout', layout: value })}
          data={LAYOUTS}
        />
      </div>
      {texts
        .filter((key) => key !== 'textBottomRight')
        .map((key) => (
          <TextSlot key={key} card={card} slot={key} />
        ))}
      {images.map((key) => (
        <ImageSlot key={key} card={card} slot={key} />
      ))}
      <TextSlot card={card} slot="textBottomRight" />
    </section>
  )
}

const cardOf = (scene: Scene): SignBoxScene | null => (scene.signType === 'signBox' ? scene : null)

const STYLES = CARD_STYLES.map(({ id, title }) => ({ value: id, label: title }))
const LAYOUTS: { value: CardLayout; label: string }[] = [
  { value: 'single', label: 'Ein Wort' },
  { value: 'composed', label: 'Zusammengesetzt' },
]

const Swatch = ({ style }: { readonly style: WordClassId }) => {
  const { frame, tint, strokeWidth } = WORD_CLASSES[style]
  return (
    <svg width="20" height="24" viewBox="0 0 20 24" aria-hidden="true">
      <rect
        x="3"
        y="3"
        width="14"
        height="18"
        rx="3"
        fill={tint}
        stroke={frame}
        strokeWidth={strokeWidth > 3 ? 4 : 1.5}
      />
    </svg>
  )
}
