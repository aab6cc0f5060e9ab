import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import classes from './drawn-page/drawn-page.module.css'

type Props = {
  /** Of the picture that the printer makes of the page. */
  readonly address: string
  readonly title: string
}

/** The first page as the printer draws it: cards without their words cannot be drawn here. */
export const PrintedPage = ({ address, title }: Props) => {
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming')
  return (
    <div className={classes.paper}>
      {state === 'failed' ? (
        <p className={classes.failed}>Diese Vorschau kann gerade nicht gezeigt werden.</p>
      ) : (
        <Skeleton visible={state === 'coming'} height="100%" radius={0}>
          <img src={address} alt={title} onLoad={() => setState('there')} onError={() => setState('failed')} />
        </Skeleton>
      )}
    </div>
  )
}
