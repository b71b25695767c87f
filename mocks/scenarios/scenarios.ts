import type { Platform } from '../platform/createPlatform.ts'
import { demoAccounts } from '../platform/demoAccounts.ts'
import { HOUR, koreanTime } from '../platform/platformTime.ts'
import type { Persona } from './Persona.ts'
import type { Scenario } from './Scenario.ts'
import { signIn, signInAs } from './signIn.ts'

const NIGHT = 23

const signInMember = (platform: Platform, persona: Persona = 'member') => signInAs(platform, persona)

/** Each is a `Scenario` to its readers, whichever of its optional parts it has. */
const named = <Id extends string>(all: Readonly<Record<Id, Scenario>>) => all

/** Every situation that stories, tests, previews and the play test can be set in. */
export const scenarios = named({
  visitor: {
    id: 'visitor',
    title: 'A visitor who is not logged in',
    persona: 'visitor',
    setup: () => ({}),
  },
  member: {
    id: 'member',
    title: 'A member with money and a long history',
    persona: 'member',
    setup: signInMember,
  },
  newMember: {
    id: 'newMember',
    title: 'Just registered, nothing yet',
    persona: 'member',
    setup(platform) {
      platform.members.add({
        name: 'newbie01',
        password: demoAccounts.member.password,
        payPassword: demoAccounts.payPassword,
        realname: '나새봄',
        registeredAt: platform.now(),
      })
      return signIn(platform, 'newbie01')
    },
  },
  agent: {
    id: 'agent',
    title: 'An agent with a team of three levels',
    persona: 'agent',
    setup: (platform) => signInAs(platform, 'agent'),
  },
  emptyHistory: {
    id: 'emptyHistory',
    title: 'Money, and every list is empty',
    persona: 'member',
    setup(platform, persona = 'member') {
      const member = persona === 'visitor' ? undefined : platform.members.byName(demoAccounts[persona].name)
      if (member) member.cards = []
      platform.settings.hasPast = false
      return signInAs(platform, persona)
    },
  },
  slowNetwork: {
    id: 'slowNetwork',
    title: 'Every answer takes three seconds',
    persona: 'member',
    setup: signInMember,
    network: { delay: 3000 },
  },
  expiredSession: {
    id: 'expiredSession',
    title: 'The login has expired',
    persona: 'member',
    setup(platform, persona) {
      const { token } = signInMember(platform, persona)
      if (token === undefined) return {}
      platform.sessions.end(token)
      return { token }
    },
  },
  maintenance: {
    id: 'maintenance',
    title: 'The site is closed for maintenance',
    persona: 'visitor',
    setup(platform, persona = 'visitor') {
      platform.settings.siteOpen = false
      return signInAs(platform, persona)
    },
  },
  depositsClosed: {
    id: 'depositsClosed',
    title: '23:00 in Korea, deposits are closed',
    persona: 'member',
    setup(platform, persona) {
      const { hour } = koreanTime(platform.now())
      platform.moveClock(((((NIGHT - hour) % 24) + 24) % 24) * HOUR)
      return signInMember(platform, persona)
    },
  },
  failingReads: {
    id: 'failingReads',
    title: 'Nothing but the account loads',
    persona: 'member',
    setup: signInMember,
    network: { failing: 'reads' },
  },
  longText: {
    id: 'longText',
    title: 'Names and titles of great length',
    persona: 'member',
    setup(platform, persona) {
      platform.settings.longText = true
      return signInMember(platform, persona)
    },
  },
})

export type ScenarioId = keyof typeof scenarios
