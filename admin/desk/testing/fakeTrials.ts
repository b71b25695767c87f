import type { OpenChange } from '../../api/changeApi.ts'
import { sharedByAll, type Trial } from '../../api/trialApi.ts'
import { FIRST_TRIAL } from '../../../src/format/wire/trial.ts'
import type { DeskCalls } from '../../api/deskCalls.ts'
import { DeskError } from '../api/DeskError.ts'
import type { Called } from './fakeSchedules.ts'

interface FakeTrialsOptions {
  readonly trials: readonly Trial[]
  readonly called: Called
  readonly me: string
  readonly findChange: (id: string) => OpenChange
  /** The change is frozen: the operator's next edit begins another one. */
  readonly onFrozen: (id: string) => void
}

interface FakeTrials {
  readonly calls: Pick<DeskCalls, 'startTrial' | 'widenTrial' | 'endTrial'>
  readonly all: () => readonly Trial[]
  /** Percent of the phones that try a change, by its id. */
  readonly shareOf: (change: string) => Pick<OpenChange, 'tried'>
  /** Refuses what nobody may do to a change that is tried. */
  readonly holdFrozen: (change: string) => void
  /** Everybody has it now. */
  readonly settle: (change: string) => void
}

/** The trials of a fake desk; none widens or halts by itself. */
export function createFakeTrials({ trials, called, me, findChange, onFrozen }: FakeTrialsOptions): FakeTrials {
  let all = trials
  const running = () => all.find(({ state }) => state === 'running')
  const trialOf = (change: string) => [running()].find((one) => one?.change.id === change)
  const settle = (change: string) => void (all = all.filter((one) => one.change.id !== change))

  function find(id: string): Trial {
    const found = all.find((one) => one.id === id)
    if (found === undefined) throw new DeskError('unknown-trial', `There is no trial ${id}.`, { id })
    return found
  }

  return {
    all: () => all,
    shareOf(change) {
      const tried = trialOf(change)?.share
      return tried === undefined ? {} : { tried }
    },
    holdFrozen(change) {
      if (trialOf(change)) throw new DeskError('change-tried', 'The change is being tried.', { ...findChange(change) })
    },
    settle,
    calls: {
      startTrial: ({ params: { id }, body }) =>
        called('startTrial', { change: id, ...body }, () => {
          const { name, owner, edits } = findChange(id)
          const why = [running() && 'running', sharedByAll(edits.map(({ fact }) => fact)).length > 0 && 'feed'].find(
            Boolean,
          )
          if (why) throw new DeskError('trial-refused', 'This cannot be tried.', { why })
          const { acknowledgedWarnings: _, reviewed: __, ...told } = body
          const made = testTrial({ ...told, change: { id, name, owner }, actor: me, share: told.shares[0] ?? 1 })
          // Tried anew, what has halted of it is settled.
          settle(id)
          all = [made, ...all]
          onFrozen(id)
          return { trial: made }
        }),
      widenTrial: ({ params: { id }, body: { share } }) =>
        called('widenTrial', { id, share }, () => {
          const wider = { ...find(id), share, shown: share * 100 }
          all = all.map((one) => (one.id === id ? wider : one))
          return { trial: wider }
        }),
      endTrial: ({ params: { id } }) =>
        called('endTrial', { id }, () => {
          const ended = all.some((one) => one.id === id)
          all = all.filter((one) => one.id !== id)
          return { ended }
        }),
    },
  }
}

/** A change of jun's on a twentieth of the phones, each step by hand, unless told otherwise. */
export function testTrial(told: Partial<Trial> = {}): Trial {
  const share = told.share ?? 5
  return {
    id: 'trial-1',
    change: { id: 'change-1', name: 'Holiday words', owner: 'jun' },
    actor: 'jun',
    reason: 'The holidays',
    createdAt: '2026-03-02T05:00:00.000Z',
    number: FIRST_TRIAL + 1,
    shares: [5, 25],
    share,
    shown: share * 100,
    halts: { phones: 20, points: 5 },
    state: 'running',
    ...told,
  }
}

/** One that halted because more of its phones had faults. */
export const haltedTrial = (told: Partial<Trial> = {}): Trial =>
  testTrial({
    state: 'halted',
    halted: {
      at: '2026-03-02T06:00:00.000Z',
      reason: 'faulty',
      tried: { phones: 40, faulty: 12, refused: 0 },
      others: { phones: 1140, faulty: 3, refused: 20 },
      blockers: [],
      warnings: [],
    },
    ...told,
  })
