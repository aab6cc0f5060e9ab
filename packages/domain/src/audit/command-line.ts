/** Stands for the account where a command at the server's console acted. */
export const COMMAND_LINE = 'command-line'
