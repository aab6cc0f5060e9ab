/** On the field that holds the words of the text that is selected. */
export const TEXT_FIELD = { 'data-text-of-object': true } as const

/** Puts the focus into the words of the text that is selected, all of them chosen; nothing where none is. */
export const focusText = (): void => {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[data-text-of-object]')
  field?.focus()
  field?.select()
}
