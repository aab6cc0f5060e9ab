/** Where a share link leads: the public overview, which sends those with a licence on to the app. */
export const shareLink = (shareKey: string): string => `${window.location.origin}/lernliste/ueberblick/${shareKey}`
