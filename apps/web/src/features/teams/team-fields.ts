/** What the fields of a team are called (specification 1, section 2, "Create team"). */
export const TEAM_FIELDS = { name: 'Name deines Teams', description: 'Beschreibung deines Teams' } as const
