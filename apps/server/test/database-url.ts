/** The address of a database of a PostgreSQL. */
export const databaseUrl = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}
