/** Why nothing was backed up or restored; a sentence for who typed the command. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}
