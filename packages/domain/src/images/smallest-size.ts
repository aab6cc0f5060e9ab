type Size = { readonly width: number; readonly height: number }

/** Why an upload is too small for what it is wanted for, in pixels; null where it is not. A vector has no size of its own. */
export const sizeRefusal = (
  { contentType, width, height }: Size & { readonly contentType: string },
  smallest: Size | undefined,
): string | null => {
  if (!smallest || contentType === 'image/svg+xml' || (width >= smallest.width && height >= smallest.height))
    return null
  return `Zu klein: mindestens ${smallest.width} × ${smallest.height} Pixel`
}
