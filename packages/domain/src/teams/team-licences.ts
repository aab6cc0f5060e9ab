/** Whether the licence that a team shares lasts. */
export const TEAM_LICENCES = ['active', 'inactive', 'none'] as const
export type TeamLicence = (typeof TEAM_LICENCES)[number]
