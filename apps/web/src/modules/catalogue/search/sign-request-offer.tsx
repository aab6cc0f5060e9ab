import { Button } from '@mantine/core'
import classes from './sign-request-form.module.css'

/** Below the last results, which may match the spelling but not the meaning. */
export const SignRequestOffer = ({ onRequest }: { readonly onRequest: () => void }) => (
  <p className={classes.offer}>
    Nicht dabei, was du suchst?
    <Button variant="subtle" onClick={onRequest}>
      Gebärde wünschen
    </Button>
  </p>
)
