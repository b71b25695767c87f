import type { Answers } from '../Answers.ts'

const spring = {
  id: 'spring',
  name: 'Spring cup',
  state: 'open',
  prize: '5000000',
  fee: '10000',
  // An hour and a half after the journey's 14:00 in Korea.
  start: '2026-11-20 14:30:00',
  players: 64,
  places: 128,
  link: 'https://play.example/t/spring',
}

export function answerTournaments(): Answers {
  let isJoined = false
  return {
    getTournaments: () => [
      spring,
      { id: 'night', name: 'Night cup', state: 'full', prize: '900000', start: '2026-11-21 22:00:00' },
    ],
    getTournament: () => ({ ...spring, joined: isJoined, players: isJoined ? 65 : 64 }),
    joinTournament: () => {
      isJoined = true
      return null
    },
  }
}
