/** Where the outbox of an account lies in the browser. */
export const outboxName = (userId: string): string => `gebaerdenraum-outbox:${userId}`

/** Whether something waits to be sent, told without loading what sends it. */
export const hasWaiting = (userId: string): boolean => {
  try {
    return localStorage.getItem(outboxName(userId)) !== null
  } catch {
    return false
  }
}
