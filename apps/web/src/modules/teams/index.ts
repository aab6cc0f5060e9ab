export { SeatChart } from './components/seat-chart.tsx'
export { useTeam } from './use-team.ts'
