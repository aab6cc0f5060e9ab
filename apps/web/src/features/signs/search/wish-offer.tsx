import { Button } from '@mantine/core'
import classes from './wish-form.module.css'

/** Below the last results: they may be of the same spelling and yet not what was meant. */
export const WishOffer = ({ onWish }: { readonly onWish: () => void }) => (
  <p className={classes.offer}>
    Nicht dabei, was du suchst?
    <Button variant="subtle" onClick={onWish}>
      Gebärde wünschen
    </Button>
  </p>
)
