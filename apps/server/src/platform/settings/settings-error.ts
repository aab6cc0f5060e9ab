/** A setting, or a file that a setting names, is wrong. Its message is one line for the person who starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}
