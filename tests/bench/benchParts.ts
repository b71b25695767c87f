import type { AreaPart } from './areas/measureAreas.ts'
import type { ScreenPart } from './screens/compareScreens.ts'
import type { ServicePart } from './service/measureService.ts'
import { keysOf } from '../../src/format/value/keysOf.ts'

const screenParts = {
  renders: 'how many components render',
  list: 'the records: a first visit, and another filter',
  form: 'the deposit: a first visit, and typing',
  longForm: 'a form of 100 fields',
  poll: 'a silent poll with equal rows',
  growth: 'a list of 10,000 rows',
} as const satisfies Readonly<Record<ScreenPart, string>>

const serviceParts = {
  heads: 'unchanged heads a second',
  busy: 'unchanged heads while operators edit and review',
  publish: 'what a publish takes',
  review: 'what an edit has played, and how long its review waits',
  phone: 'published or stopped, and painted',
  fanout: 'a release to 5,000 streams',
} as const satisfies Readonly<Record<ServicePart, string>>

const areaParts = {
  board: 'taps on a lottery board',
  tree: 'a team of 5,000 in the agent tree',
  search: 'keys of a search over 3,000 games',
  interaction: 'taps and keys on the main journey',
} as const satisfies Readonly<Record<AreaPart, string>>

const startParts = { firstView: 'what a slow phone shows first, and when' } as const

const deskParts = { keystroke: 'a key in the desk, and the phones beside it' } as const

const groups = {
  screens: screenParts,
  areas: areaParts,
  service: serviceParts,
  start: startParts,
  desk: deskParts,
} as const

/** Every part, in the order of the results. */
export const partNames: readonly string[] = [
  'same',
  ...Object.keys(screenParts),
  ...Object.keys(areaParts),
  ...Object.keys(serviceParts),
  ...Object.keys(startParts),
  ...Object.keys(deskParts),
]

export const partsHelp = Object.entries(groups)
  .flatMap(([group, parts]) => [
    [group, 'all of these'],
    ...Object.entries(parts).map(([name, what]) => [`  ${name}`, what]),
  ])
  .map(([name = '', what = '']) => `  ${name.padEnd(13)}${what}`)
  .join('\n')

interface Asked {
  readonly screens: readonly ScreenPart[]
  readonly areas: readonly AreaPart[]
  readonly service: readonly ServicePart[]
  readonly start: readonly (keyof typeof startParts)[]
  readonly desk: readonly (keyof typeof deskParts)[]
}

/** The parts that were asked for, by name or group; all when none was given. */
export function readParts(asked: readonly string[]): Asked {
  const unknown = asked.filter((name) => !Object.hasOwn(groups, name) && !partNames.includes(name))
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}. The parts are:\n${partsHelp}`)
  const isAsked = (group: string) => (name: string) =>
    asked.length === 0 || asked.includes(group) || asked.includes(name)
  return {
    screens: keysOf(screenParts).filter(isAsked('screens')),
    areas: keysOf(areaParts).filter(isAsked('areas')),
    service: keysOf(serviceParts).filter(isAsked('service')),
    start: keysOf(startParts).filter(isAsked('start')),
    desk: keysOf(deskParts).filter(isAsked('desk')),
  }
}
