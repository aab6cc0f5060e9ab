import { Skeleton, VisuallyHidden } from '@mantine/core'

/** Stands where a table comes. */
export const TableSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Wird geladen</VisuallyHidden>
    {Array.from({ length: 8 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move
      <Skeleton key={index} height={44} mb={12} />
    ))}
  </div>
)
