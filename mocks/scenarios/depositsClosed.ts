import { koreanTime, HOUR } from '../platform/platformTime.ts'
import { member } from './member.ts'
import type { Scenario } from './Scenario.ts'

const NIGHT = 23

export const depositsClosed: Scenario = {
  id: 'depositsClosed',
  title: '23:00 in Korea, deposits are closed',
  persona: 'member',
  setup(platform, persona) {
    const { hour } = koreanTime(platform.now())
    platform.moveClock(((((NIGHT - hour) % 24) + 24) % 24) * HOUR)
    return member.setup(platform, persona)
  },
}
