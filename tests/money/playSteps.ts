import { demoAccounts } from '../../mocks/platform/demoAccounts.ts'
import { readField } from '../../src/format/expression/readField.ts'
import { PlatformError } from '../../src/platform/PlatformError.ts'
import type { Releases } from '../../src/release/createReleases.ts'
import { createWorld, type Side, type Weather, type World } from './createWorld.ts'
import { checkBooks } from './model/checkBooks.ts'
import { checkRecords } from './model/checkRecords.ts'
import { createIntents, type Act, type Intents } from './model/createIntents.ts'
import type { Verdict } from './model/Verdict.ts'
import type { Wish } from './model/Wish.ts'
import type { Fact } from './platform/Fact.ts'
import type { Step } from './steps/Step.ts'
import { wishKinds } from './steps/wishes.ts'
import { openWish, type OpenWish } from './tab/openWish.ts'
import { watchTold, type Told } from './tab/watchTold.ts'

/** The outcome of one operation. */
export interface Outcome {
  readonly name: string
  readonly verdict: Verdict
  readonly happened: boolean
}

export interface Played {
  readonly outcomes: readonly Outcome[]
  /** The faults, each in a sentence, with the operation after which it was seen. */
  readonly faults: readonly string[]
}

const calm: Weather = () => undefined

const MINUTES_MS = 11 * 60_000
const BETWEEN_MS = 1500
/** A page that is reloaded has sent its call and has no answer yet. */
const SOON_MS = 100
const MOST_TURNS = 300

/** Plays the steps from a fresh platform on, and stops at the first fault. */
export async function playSteps(steps: readonly Step[], release: Releases): Promise<Played> {
  const intents = createIntents()
  const happened: Fact[] = []
  const acts = new Map<Side, Act>()
  const outcomes: Outcome[] = []
  const world = await createWorld(release, {
    onArrival(arrival) {
      happened.push(...arrival.facts)
      intents.arrive(arrival)
    },
  })
  const play: Play = { world, intents, acts, outcomes, happened }
  try {
    for (const [index, step] of steps.entries()) {
      const before = outcomes.length
      await playStep(step, play)
      const faults = faultsOf(play)
      if (faults.length > 0)
        return {
          outcomes,
          faults: faults.map(
            (fault) =>
              `${fault}, after operation ${index}: ${outcomes.slice(before).map(tell).join(' / ')} ${JSON.stringify(step)}`,
          ),
        }
    }
    return { outcomes, faults: await faultsAtTheEnd(play) }
  } finally {
    world.close()
  }
}

interface Play {
  readonly world: World
  readonly intents: Intents
  /** What each tab is doing. */
  readonly acts: Map<Side, Act>
  readonly outcomes: Outcome[]
  readonly happened: readonly Fact[]
}

const tell = ({ name, verdict }: Outcome) => `${name} (${verdict})`

function faultsOf({ world, intents, happened }: Play): readonly string[] {
  return [...intents.faults, ...world.balances.faults, ...world.problems, ...checkBooks(world, happened)]
}

/** Without faults again, the member sees their balance and finds all that happened. */
async function faultsAtTheEnd(play: Play): Promise<readonly string[]> {
  const { world, happened } = play
  world.setWeather(calm)
  await world.time.pass(MINUTES_MS)
  const late = faultsOf(play)
  await world.logIn(0)
  await world.logIn(1)
  const { app } = world.tab(0)
  await world.time.until(app.account.refreshMoney())
  const shown = app.session.getSnapshot().userInfo
  const held = world.platform.books.balance(`member:${world.memberId}:userbalance`, 'KRW')
  const balance = shown?.balance.eq(held)
    ? []
    : [`${shown?.balance.toFixed() ?? 'no balance'} is shown at the end, and the books say ${held.toFixed()}`]
  return [...late, ...balance, ...(await world.time.until(checkRecords(app, happened)))]
}

async function playStep(step: Step, play: Play): Promise<void> {
  const { world } = play
  const { event, tab: side } = step
  if (event === 'minutes pass') {
    world.setWeather(calm)
    await world.time.pass(MINUTES_MS)
  }
  const noise = [...step.noise]
  const reads: Weather = (_, key) => (key === null ? noise.shift() : undefined)
  world.setWeather(reads)
  if (event === 'reload before' || event === 'reopen before')
    await world.reload(side, event === 'reload before' ? 'reload' : 'reopen')
  const sides: readonly Side[] = event === 'both tabs' ? [0, 1] : [side]
  const opened: { readonly side: Side; readonly wish: Wish; readonly open: OpenWish }[] = []
  for (const each of sides) {
    const wish = wishOf(step)
    const open = await openLoggedIn(each, wish, reads, world)
    if (open) opened.push({ side: each, wish, open })
  }

  const faults = new Map<Side, Step['fault']>(opened.map(({ side: each }) => [each, step.fault]))
  world.setWeather((from, key, path) => {
    if (key === null) return reads(from, key, path)
    const act = play.acts.get(from)
    if (act) play.intents.send(act, key)
    const fault = faults.get(from)
    faults.delete(from)
    return fault ?? (event === 'reload during' ? 'slow' : undefined)
  })
  if (event === 'offline') world.setOnline(false)
  await world.time.until(
    Promise.all(opened.map(async ({ side: each, wish, open }) => act(each, wish, open, step, play))),
  )
  if (event === 'offline') world.setOnline(true)
  await world.time.pass(BETWEEN_MS)
}

/** A login that has ended unnoticed shows when the screen is read; the member logs in and reopens it. */
async function openLoggedIn(side: Side, wish: Wish, reads: Weather, world: World): Promise<OpenWish | undefined> {
  world.setWeather(reads)
  await world.logIn(side)
  world.setWeather(calm)
  try {
    return await world.time.until(openWish(world.tab(side), wish))
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind !== 'unauthorized') throw error
    return openLoggedIn(side, wish, reads, world)
  }
}

const wishOf = ({ wish, size, isPasswordWrong }: Step): Wish => {
  const make = wishKinds[wish] ?? wishKinds[0]
  if (!make) throw new RangeError('There is nothing to wish.')
  return make({ size, password: isPasswordWrong ? 'wrong-one' : demoAccounts.payPassword })
}

/** One attempt in one tab, from the tap to what the member is told. */
async function act(
  side: Side,
  wish: Wish,
  open: OpenWish,
  { event, repeat }: Step,
  { world, intents, acts, outcomes }: Play,
): Promise<void> {
  const tab = world.tab(side)
  const mine = intents.begin(wish, `${wish.same} ${nameOf(open.row)}`)
  acts.set(side, mine)
  const watch = watchTold(tab, { repeat, onRepeat: (chosen) => intents.ask(mine, chosen) })
  const done = Promise.all([open.tap(), ...(event === 'double tap' && !open.isCovered ? [open.tap()] : [])])
  if (event === 'reload during' && (await Promise.race([done, untilSent(mine)])) === undefined)
    await world.reload(side, 'reload')
  const ends = await Promise.race([tab.gone, done])
  watch.stop()
  open.leave()
  acts.delete(side)
  const told = open.opensPacket && ends?.includes('done') ? alsoGood(watch.told()) : watch.told()
  const verdict = ends
    ? verdictOf(told, { isDone: ends.includes('done'), isExpired: isLoggedOut(tab.app), mine }, intents)
    : lastWord(told)
  intents.end(mine, verdict)
  outcomes.push({ name: wish.name, verdict, happened: (mine.sent?.happened ?? 0) > 0 })
}

const alsoGood = (told: Told): Told => ({ ...told, good: [...told.good, 'The packet is open.'] })

/** An order that is acted on is part of what is wished. */
function nameOf(row: unknown): string {
  const name = readField(row, 'out_trade_no')
  return typeof name === 'string' ? name : ''
}

/** Gives up after a while: not all that is wished is sent. */
async function untilSent(act: Act): Promise<undefined> {
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    await new Promise((resolve) => setTimeout(resolve, SOON_MS))
    if (act.sent) return
  }
}

const isLoggedOut = ({ account, session }: ReturnType<World['tab']>['app']) =>
  account.expired.getSnapshot() || session.getSnapshot().token === null

/** What the page showed before it was closed. */
function lastWord({ good, unknown }: Told): Verdict {
  if (good.length > 0) return 'success'
  return unknown.length > 0 ? 'unknown' : 'page gone'
}

interface Ended {
  readonly isDone: boolean
  readonly isExpired: boolean
  readonly mine: Act
}

/** What a member concludes from what they were told. Contradicting words are a fault. */
function verdictOf(
  { good, bad, unknown, repeat }: Told,
  { isDone, isExpired, mine }: Ended,
  intents: Intents,
): Verdict {
  if ([good, bad, unknown].filter(({ length }) => length > 0).length > 1) {
    intents.blame(mine, `the member was told several things: ${[...good, ...bad, ...unknown].join(' | ')}`)
  }
  if (isDone !== good.length > 0)
    intents.blame(mine, isDone ? 'it was done, and nobody said so' : 'it was said to be done, and did not end')
  if (unknown.length > 0) return 'unknown'
  if (good.length > 0) return 'success'
  if (bad.length > 0) return mine.sent ? 'refused' : 'not sent'
  if (isExpired) return 'logged out'
  if (mine.sent) intents.blame(mine, 'a call was sent, and the member was told nothing')
  return repeat === 'leave' ? 'left' : 'not sent'
}
