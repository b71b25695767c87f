import { setTimeout as wait } from 'node:timers/promises'
import { type DeskClient, signInAs, signInOwner } from '../../../admin/service/testing/deskClient.ts'
import { objectOf } from '../../../src/format/value/isObject.ts'
import { PLAN_VERSION } from '../../../src/format/release.ts'
import { median } from '../report/median.ts'
import { percentile } from '../report/percentile.ts'
import type { Section } from '../report/Section.ts'
import { toTable } from '../report/toTable.ts'
import { writeFigure } from '../report/writeFigure.ts'
import { type Stand, startStand } from '../stand/startStand.ts'
import { hear, start } from './ask.ts'

const HEAD = `release/${PLAN_VERSION}/head.json`
const ROUNDS = 7
const SECONDS = 8
/** As 5,000 open phones ask that poll every ten seconds. */
const PER_SECOND = 500
const CONNECTIONS = 32
/** From an edit to its review, in ms: sooner the check has not begun. */
const PAUSE = 700

/** What unchanged heads take while operators edit and review, compared with a quiet desk. */
export async function measureBusy(): Promise<Section> {
  const stand = await startStand({ playTest: 'real' })
  const phones = start('askSteadily.ts', [
    `${stand.url.replace('localhost', '127.0.0.1')}/${HEAD}`,
    String(PER_SECOND),
    String(CONNECTIONS),
  ])
  const ask = async (): Promise<readonly number[]> => {
    const answer = hear<readonly number[]>(phones)
    phones.send(SECONDS)
    return answer
  }
  const rounds: Record<'quiet' | 'busy', (readonly number[])[]> = { quiet: [], busy: [] }
  let reviews = 0
  try {
    await hear(phones)
    const { sha: live } = objectOf(await (await fetch(`${stand.url}/${HEAD}`)).json())
    const operators = await seatOperators(stand)
    // The first round warms up all of them and does not count.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const quiet = await ask()
      const work = startWork(operators, round, String(live))
      const busy = await ask()
      const done = await work.end()
      if (round === 0) continue
      rounds.quiet.push(quiet)
      rounds.busy.push(busy)
      reviews += done
    }
  } finally {
    phones.disconnect()
    await stand.stop()
  }
  const row = (label: string, of: (times: readonly number[]) => number, aim: string) => {
    const [quiet, busy] = (['quiet', 'busy'] as const).map((name) => median(rounds[name].map(of)))
    return [label, writeFigure(quiet ?? 0), writeFigure(busy ?? 0), ((busy ?? 0) / (quiet ?? 1)).toFixed(2), aim]
  }
  const table = toTable(
    ['', 'quiet', 'busy', 'ratio', 'aim'],
    [
      row('p50, ms', (times) => percentile(times, 50), ''),
      row('p99, ms', (times) => percentile(times, 99), '≤ 2.00'),
      row('the longest, ms', (times) => Math.max(...times), ''),
    ],
  )
  const how = `\`head.json\` asked with its ETag ${PER_SECOND} times a second over ${CONNECTIONS} kept connections for ${SECONDS} s, ${ROUNDS} times in turn with a quiet desk and while ${FACTS.length} operators edit, look at the phone and review without a pause (${reviews} reviews, each with its play test); medians of the rounds. Phones, operators and service share the machine.`
  return { name: 'busy', text: `### Heads while operators work\n\n${how}\n\n${table}` }
}

/** An operator at the desk, who changes one text again and again. */
interface Operator {
  readonly client: DeskClient
  readonly fact: string
  /** What the text is now. */
  text: unknown
}

/** Each has a text of its own, in another language, so that they have nothing played together. */
const FACTS = ['copy:en:vip.title', 'copy:kor:recharge.title', 'copy:cn:withdrawal.title'] as const

async function seatOperators(stand: Stand): Promise<readonly Operator[]> {
  const owner = await signInOwner(stand)
  return Promise.all(
    FACTS.map(async (fact, index): Promise<Operator> => {
      const client = index === 0 ? owner : await signInAs(stand, owner, 'publisher', `operator${index}`)
      const { live } = await demand(client.call<{ live: unknown }>('GET', `/facts?fact=${encodeURIComponent(fact)}`))
      return { client, fact, text: live }
    }),
  )
}

/** Lets each of them work until the end, which answers how many reviews there were. */
function startWork(
  operators: readonly Operator[],
  round: number,
  live: string,
): { readonly end: () => Promise<number> } {
  const over = new AbortController()
  async function work(operator: Operator): Promise<number> {
    const { client, fact } = operator
    let reviews = 0
    while (!over.signal.aborted) {
      const value = `Words ${round}.${reviews}`
      await demand(client.call('PUT', '/draft/edits', { fact, value, replaces: operator.text }))
      operator.text = value
      await demand(client.call('GET', '/changes'))
      await demand(client.call('GET', `/draft/release?have=${live}`))
      await wait(PAUSE)
      await demand(client.call('GET', '/draft/review'))
      reviews += 1
    }
    return reviews
  }
  const all = Promise.all(operators.map(work))
  return {
    async end() {
      over.abort()
      return (await all).reduce((sum, count) => sum + count, 0)
    },
  }
}

/** What a request answers; a refusal would measure something else. */
async function demand<T>(asked: Promise<{ readonly status: number; readonly body: T }>): Promise<T> {
  const { status, body } = await asked
  if (status >= 400) throw new Error(`The desk refused a request of the bench: ${status} ${JSON.stringify(body)}`)
  return body
}
