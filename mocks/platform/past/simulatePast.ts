import { createMembers } from '../members/createMembers.ts'
import { createRandom } from '../createRandom.ts'
import { createDesks } from '../createDesks.ts'
import { createSessions } from '../members/createSessions.ts'
import { passTime } from '../passTime.ts'
import { defaultSettings } from '../PlatformSettings.ts'
import { DAY, startOfPlatformDay } from '../platformTime.ts'
import { type Archive, emptyArchive } from '../records/Archive.ts'
import { createTimeline } from '../records/createTimeline.ts'
import { seedMembers } from '../seedMembers.ts'
import { live } from './live.ts'
import type { Doing, Player } from './Player.ts'
import { temperamentOf } from './temperaments.ts'

/**
 * The demonstration's past until a moment: all of its members live it, on the desks that a platform has,
 * so that what they did obeys the rules of today.
 */
export function simulatePast(seed: string, until: number): Archive {
  const archive = emptyArchive()
  const members = createMembers()
  seedMembers(members, seed, until)
  const first = Math.min(...members.all().map(({ registeredAt }) => registeredAt))
  let now = first
  const clock = createTimeline({ now: () => now })
  const sessions = createSessions(clock, seed, () => 0)
  const desks = createDesks(
    { clock, seed, settings: defaultSettings(), limits: () => ({}), archive, members, sessions },
    until,
  )
  desks.agenda.add({ at: startOfPlatformDay(first) + DAY, kind: 'dayEnd', key: '' })

  const lives = members.all().map((member, index) => {
    const temperament = temperamentOf(member, index)
    const player: Player = { member, temperament, desks, random: createRandom(`${seed}:${member.id}:life`), until }
    return { doing: live(player), at: member.registeredAt }
  })
  for (let next = earliest(lives); next.at < until; next = earliest(lives)) {
    now = next.at
    passTime(desks)
    const { value, done } = next.doing.next()
    next.at = done === true ? Number.POSITIVE_INFINITY : Math.max(value, now)
  }
  now = until
  passTime(desks)
  return archive
}

interface LifeAt {
  readonly doing: Doing
  at: number
}

function earliest(lives: readonly LifeAt[]): LifeAt {
  let [first] = lives
  if (!first) throw new RangeError('Nobody lives here.')
  for (const life of lives) if (life.at < first.at) first = life
  return first
}
