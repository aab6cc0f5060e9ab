import { ActionIcon, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'

type PlayerButtonProps = {
  readonly label: string
  readonly keyLabel?: string
  readonly children: ReactNode
  readonly onClick: () => void
  /** Given for buttons that are on or off. */
  readonly isOn?: boolean
  readonly isPrimary?: boolean
  readonly disabled?: boolean
}

/** One control of the player. The tooltip stays inside the player, so that it is seen in full screen too. */
export const PlayerButton = ({ label, keyLabel, children, onClick, isOn, isPrimary, disabled }: PlayerButtonProps) => (
  <Tooltip label={keyLabel ? `${label} (${keyLabel})` : label} withinPortal={false} openDelay={400}>
    <ActionIcon
      size={44}
      radius="md"
      variant={isPrimary ? 'filled' : isOn ? 'light' : 'subtle'}
      color={isPrimary || isOn ? 'teal' : 'gray'}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      aria-label={label}
      disabled={disabled ?? false}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  </Tooltip>
)
