import { TEMPLATE_COLORS, type TemplateColor } from '@gebaerdenraum/domain/lists/template-colors'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './list-templates.module.css'

type Props = { readonly value: TemplateColor; readonly onChange: (color: TemplateColor) => void }

/** The colours a template may have; the chosen one has a mark, and each its name. */
export const ColorChoice = ({ value, onChange }: Props) => {
  const name = useId()
  return (
    <fieldset className={classes.colors}>
      <legend>Farbe</legend>
      <div>
        {TEMPLATE_COLORS.map(({ color, title }) => (
          <label key={color} className={classes.color} title={title}>
            <input
              type="radio"
              name={name}
              value={color}
              checked={color === value}
              onChange={() => onChange(color)}
              aria-label={title}
            />
            <span data-swatch style={{ background: color }}>
              {color === value && <IconCheck aria-hidden />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
