import { demoAccounts } from '../demoAccounts.ts'
import type { Member } from '../members/Member.ts'

/** How somebody plays. Amounts are in won. */
export interface Temperament {
  /** Visits a week. */
  readonly visits: number
  /** Bets of a visit, from the fewest to the most. */
  readonly bets: readonly [fewest: number, most: number]
  readonly stakes: readonly number[]
  readonly deposits: readonly number[]
  /** Balance kept in the main wallet in the long run; the rest is withdrawn. */
  readonly keeps: number
  /** Platforms, the ones played more often named more than once. */
  readonly platforms: readonly string[]
  /** USDT that is deposited about once a month; none for most. */
  readonly usdt: readonly number[]
  /** Plays until the day's red packets are earned, some days. */
  readonly chasesPackets: boolean
  /** Whether a user of the demonstration takes over on the day that the platform opens. */
  readonly handsOver?: boolean
}

const demonstration: Temperament = {
  visits: 3.6,
  bets: [12, 26],
  stakes: [10_000, 20_000, 20_000, 30_000, 50_000, 50_000],
  deposits: [30_000, 50_000, 100_000, 100_000, 150_000, 200_000, 300_000, 500_000],
  keeps: 1_200_000,
  platforms: [
    'nova',
    'nova',
    'grandia',
    'grandia',
    'goalline',
    'fortuna',
    'deepsea',
    'lotus',
    'orbit',
    'maestro',
    'pp',
  ],
  usdt: [80, 100, 150, 200],
  chasesPackets: true,
  handsOver: true,
}

const agent: Temperament = {
  visits: 2.5,
  bets: [6, 14],
  stakes: [20_000, 50_000, 50_000, 100_000],
  deposits: [200_000, 300_000, 500_000, 1_000_000],
  keeps: 3_400_000,
  platforms: ['nova', 'nova', 'nova', 'nova', 'grandia', 'apex'],
  usdt: [300, 500, 800],
  chasesPackets: false,
}

/** Plays now and then for small stakes. */
const casual: Temperament = {
  visits: 0.5,
  bets: [4, 10],
  stakes: [1000, 2000, 3000, 5000, 10_000],
  deposits: [10_000, 20_000, 30_000, 50_000, 100_000],
  keeps: 60_000,
  platforms: ['nova', 'deepsea', 'obgdy', 'pp', 'ae', 'fgdz', 'maestro'],
  usdt: [],
  chasesPackets: false,
}

const regular: Temperament = {
  visits: 1.2,
  bets: [6, 16],
  stakes: [5000, 10_000, 10_000, 20_000, 30_000],
  deposits: [30_000, 50_000, 100_000, 200_000],
  keeps: 250_000,
  platforms: ['nova', 'orbit', 'grandia', 'lotus', 'deepsea', 'maestro', 'pp'],
  usdt: [],
  chasesPackets: false,
}

/** Bets on matches and draws more than on games. */
const fan: Temperament = {
  visits: 1.6,
  bets: [6, 14],
  stakes: [10_000, 20_000, 50_000, 100_000],
  deposits: [50_000, 100_000, 200_000, 300_000],
  keeps: 300_000,
  platforms: ['goalline', 'goalline', 'apex', 'fortuna', 'grandia'],
  usdt: [],
  chasesPackets: false,
}

const highRoller: Temperament = {
  visits: 1.8,
  bets: [8, 18],
  stakes: [100_000, 100_000, 200_000, 300_000, 500_000],
  deposits: [500_000, 1_000_000, 1_000_000, 2_000_000, 3_000_000],
  keeps: 4_000_000,
  platforms: ['grandia', 'grandia', 'lotus', 'nova', 'goalline'],
  usdt: [500, 1000, 2000],
  chasesPackets: false,
}

/** The team's, in the order in which its members are registered: one in thirteen plays for high stakes. */
const team = [regular, casual, highRoller, casual, fan, casual, regular, casual, casual, fan, casual, regular, casual]

/** How a member of the demonstration plays. @param index in the order of registration */
export function temperamentOf({ name }: Member, index: number): Temperament {
  if (name === demoAccounts.member.name) return demonstration
  if (name === demoAccounts.agent.name) return agent
  return team[index % team.length] ?? casual
}
