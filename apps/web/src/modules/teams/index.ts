export { SeatChart } from './components/seat-chart.tsx'
export { InvitationButtons } from './invitations/invitation-buttons.tsx'
export { useTeam } from './use-team.ts'
