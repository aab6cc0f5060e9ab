import { pictogramPath } from '@gebaerdenraum/domain/catalogue/pictogram-path'
import { Button, Input } from '@mantine/core'
import { useState } from 'react'
import { openDialog } from '../../../../ui/dialogs/dialog-host.tsx'
import classes from './symbol-field.module.css'

type Props = {
  readonly initialValue: string
  /** What is wrong with it. */
  readonly error?: string | null
  /** Empty: no symbol. */
  readonly onChange: (symbol: string) => void
}

/** The pictogram on the card of a sign, chosen by its picture. */
export const SymbolField = ({ initialValue, error, onChange }: Props) => {
  const [symbol, setSymbol] = useState(initialValue)
  const change = (next: string): void => {
    setSymbol(next)
    onChange(next)
  }
  const choose = async (): Promise<void> => {
    const chosen = await openDialog({ load: symbolModal }, null)
    if (chosen !== null) change(chosen)
  }
  return (
    <Input.Wrapper label="Symbol auf der Karte" labelElement="div" error={error ?? null}>
      <div className={classes.field}>
        <span className={classes.picture}>
          {symbol === '' ? (
            <span className={classes.none}>Ohne Symbol</span>
          ) : (
            <img src={pictogramPath(symbol)} alt={`Symbol „${symbol}“`} width={48} height={48} />
          )}
        </span>
        <Button variant="default" aria-invalid={error ? true : undefined} onClick={() => void choose()}>
          {symbol === '' ? 'Symbol wählen' : 'Anderes Symbol'}
        </Button>
        {symbol !== '' && (
          <Button variant="subtle" color="gray" onClick={() => change('')}>
            Symbol entfernen
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}

const symbolModal = async () => (await import('./symbol-modal.tsx')).SymbolModal
