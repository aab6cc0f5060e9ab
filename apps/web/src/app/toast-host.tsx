import { Notifications } from '@mantine/notifications'
import classes from './toast-host.module.css'

/** Where toasts appear. */
export const ToastHost = () => <Notifications position="bottom-center" limit={3} className={classes.toasts!} />
