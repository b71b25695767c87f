import { tellFact } from '../platform/Fact.ts'
import type { Arrival } from '../platform/watchPlatform.ts'
import type { Repeat } from '../steps/Step.ts'
import type { Verdict } from './Verdict.ts'
import type { Wish } from './Wish.ts'

/** What a member wants once, however often it is tapped and sent. */
interface Intent {
  readonly wish: Wish
  readonly key: string
  /** How often it has happened. */
  happened: number
  /** Acts that have sent it and not ended. */
  underWay: number
  /** `open`: sent, and nobody was told how it ended. `turned away`: the login had expired. */
  state: 'open' | 'turned away' | 'succeeded' | 'refused'
  /** One tab could not say how it ended, though another one could. */
  isUnclear: boolean
}

/** One attempt of a member in one tab. */
export interface Act {
  readonly wish: Wish
  readonly same: string
  repeat: Repeat | undefined
  /** The operation that it may repeat. */
  about: Intent | undefined
  sent: Intent | undefined
  /** It sent something that had been sent before without an answer. */
  isRepetition: boolean
  /** It sent something that had last been turned away, and so was not open. */
  isFresh: boolean
}

export interface Intents {
  begin(wish: Wish, same: string): Act
  /** The app asks whether it is a repeat. */
  ask(act: Act, chosen: Repeat): void
  /** The app sends a money call. */
  send(act: Act, key: string): void
  /** The platform has received it. */
  arrive(arrival: Arrival): void
  end(act: Act, verdict: Verdict): void
  /** Notes a fault that was seen elsewhere. */
  blame(act: Act, sentence: string): void
  /** The faults, each in a sentence. */
  readonly faults: readonly string[]
}

/** Compares what the app does with each intent with what it promises. */
export function createIntents(): Intents {
  const newest = new Map<string, Intent>()
  const byKey = new Map<string, Intent>()
  const answered = new Set<string>()
  const faults: string[] = []
  const blame = ({ name }: Wish, sentence: string) => void faults.push(`${name}: ${sentence}`)
  const unansweredOne = (same: string) => {
    const intent = newest.get(same)
    return intent?.state === 'open' || intent?.isUnclear === true ? intent : undefined
  }

  function check({ wish, state, happened }: Intent): void {
    if (happened > 1) blame(wish, `one intent happened ${happened} times`)
    if (state === 'succeeded' && happened !== 1)
      blame(wish, `the member was told about a success that happened ${happened} times`)
    if (state === 'refused' && happened > 0) blame(wish, 'the member was told about a refusal, but it happened')
  }

  return {
    faults,
    blame: ({ wish }, sentence) => blame(wish, sentence),
    begin: (wish, same) => ({
      wish,
      same,
      repeat: undefined,
      about: undefined,
      sent: undefined,
      isRepetition: false,
      isFresh: false,
    }),

    ask(act, chosen) {
      act.about = unansweredOne(act.same)
      if (!act.about) blame(act.wish, 'the app asked whether it is a repeat, and nothing was open')
      act.repeat = chosen
    },

    send(act, key) {
      if (act.sent) blame(act.wish, 'one attempt sent two calls')
      const last = newest.get(act.same)
      const known = act.about ?? last
      if (last?.state === 'open' && act.repeat === undefined)
        blame(act.wish, 'an open operation was sent again without a question')
      if (act.repeat === 'leave') blame(act.wish, 'it was sent though the member left it')
      const isSame = act.repeat === 'again' || (act.repeat === undefined && known?.state === 'turned away')
      if (isSame && known && known.key !== key) blame(act.wish, 'a repeat was sent under another key')
      if (!isSame && byKey.has(key)) blame(act.wish, 'a new wish was sent under an old key')

      const intent = byKey.get(key) ?? {
        wish: act.wish,
        key,
        happened: 0,
        underWay: 0,
        state: 'open',
        isUnclear: false,
      }
      act.isRepetition = intent === act.about
      act.isFresh = intent !== act.about || intent.state === 'turned away'
      act.sent = intent
      // A refusal was true of that try; the member has it sent once more.
      if (intent.state !== 'succeeded') intent.state = 'open'
      intent.underWay += 1
      byKey.set(key, intent)
      newest.set(act.same, intent)
    },

    arrive(arrival) {
      const { key, operation, envelope, facts } = arrival
      const intent = byKey.get(key)
      if (!intent) {
        faults.push(`${operation} came under a key that nobody sent`)
        return
      }
      const isFirst = envelope.code === 200 && !answered.has(key)
      if (isFirst) answered.add(key)
      if (!isFirst && facts.length === 0) return
      intent.happened += 1
      const done = facts.map(tellFact).toSorted()
      const wished = intent.wish.effect(arrival).toSorted()
      if (done.join() !== wished.join())
        blame(intent.wish, `it did ${done.join(', ') || 'nothing'} instead of ${wished.join(', ') || 'nothing'}`)
      check(intent)
    },

    end(act, verdict) {
      const intent = act.sent
      const isSilent = verdict === 'not sent' || verdict === 'left'
      if (isSilent !== (intent === undefined) && verdict !== 'page gone' && verdict !== 'logged out') {
        blame(
          act.wish,
          intent
            ? `a call was sent, and the member was told "${verdict}"`
            : `nothing was sent, and the member was told "${verdict}"`,
        )
      }
      if (!intent) return
      intent.underWay -= 1
      intent.isUnclear =
        verdict !== 'success' && verdict !== 'refused' && (intent.isUnclear || verdict !== 'logged out')
      if (verdict === 'refused' && act.isRepetition)
        blame(act.wish, 'a refused repetition was told as a refusal of the whole')
      if (intent.state === 'open') {
        if (verdict === 'success') intent.state = 'succeeded'
        if (verdict === 'refused') intent.state = 'refused'
        if (verdict === 'logged out' && act.isFresh && intent.underWay === 0) intent.state = 'turned away'
      } else if (verdict === 'success') intent.state = 'succeeded'
      check(intent)
    },
  }
}
