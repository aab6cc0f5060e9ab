import { expect, test } from 'vitest'
import { crossingQuestion } from './crossing.ts'

const own = { name: 'Tiere', owner: '1', ownerType: 'users' } as const
const teams = { name: 'Zoo', owner: '2', ownerType: 'teams' } as const

test('moving within one root asks nothing', () => {
  expect(crossingQuestion([own], ',user_1,folder,')).toBeNull()
  expect(crossingQuestion([teams], ',team_2,')).toBeNull()
})

test('moving to the team tells who has access then', () => {
  expect(crossingQuestion([own], ',team_2,')).toEqual({
    title: '„Tiere“ in den Team-Ordner verschieben?',
    body: 'Im Team-Ordner haben alle deine Team-Mitglieder Zugriff auf „Tiere“. Sie können es ansehen, bearbeiten, verschieben und löschen.',
    confirmLabel: 'Trotzdem verschieben',
  })
})

test('moving away from the team tells that it loses access', () => {
  expect(crossingQuestion([teams], ',user_1,')).toEqual({
    title: '„Zoo“ aus dem Team-Ordner nehmen?',
    body: 'Du verschiebst „Zoo“ in deinen eigenen Ordner. Dein Team verliert dadurch den Zugriff darauf.',
    confirmLabel: 'Trotzdem verschieben',
  })
})

test('of several only those that change hands are counted', () => {
  expect(crossingQuestion([own, { ...own, name: 'Farben' }, teams], ',team_2,f,')?.title).toBe(
    '2 Objekte in den Team-Ordner verschieben?',
  )
})
