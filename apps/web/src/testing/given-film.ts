/** The address of a film that never arrives and never fails: enough for a test of the controls. */
export const givenLoadingFilm = (): string => URL.createObjectURL(new MediaSource())
