import { type Locale, toLocale } from '../platform/Locale.ts'
import type { OpenedGame } from '../platform/provider/ProviderMessage.ts'
import { type Answer, createClient } from './page/createClient.ts'
import { createDialog } from './page/createDialog.ts'
import { createHost, type Host, type Welcome } from './page/createHost.ts'
import { createName, createRounds } from './page/createRounds.ts'
import { createShell } from './page/createShell.ts'
import { createFrameWire, createHttpWire } from './page/createWire.ts'
import { make } from './page/make.ts'
import { type Words, wordsIn } from './page/words.ts'
import { createPaytable } from './slot/createPaytable.ts'
import { createSlot } from './slot/createSlot.ts'
import { createRules } from './table/createRules.ts'
import { createTable } from './table/createTable.ts'

/** How long an app may take to say in which language and theme it is shown, in milliseconds. */
const GREETING = 1500

const tags: Readonly<Record<Locale, string>> = { kor: 'ko', cn: 'zh-CN', en: 'en' }

/** The page of a game, from its address to its first round. */
async function startGame(own: Window): Promise<void> {
  const query = new URLSearchParams(own.location.search)
  const host = createHost(own)
  const unknown: Welcome = { locale: toLocale(query.get('lang')), theme: 'system' }
  const { locale, theme } = host.isThere ? await host.greet(GREETING, unknown) : unknown
  document.documentElement.lang = tags[locale]
  document.documentElement.dataset['theme'] = theme

  const words = wordsIn(locale)
  const waiting = make('p', { class: 'waiting', role: 'status' })
  const wire = query.get('via') === 'frame' ? createFrameWire(own) : createHttpWire(own.fetch.bind(own))
  const client = createClient(wire, (isWaiting) => (waiting.textContent = isWaiting ? words.waiting : ''))
  const [ticket, page] = [own.location.hash.slice(1), createName()]
  const opened = await openGame(async () => client({ call: 'open', ticket, page, locale }), host, words)
  if (!opened) return

  const { play, limits, session } = opened
  const rules = play.kind === 'slot' ? createPaytable(words, play) : createRules(words, play)
  const shell = createShell({ words, opened, rules, waiting })
  const rounds = createRounds({ shell, host, words, opened: { session, locale } })
  const still = own.matchMedia('(prefers-reduced-motion: reduce)')
  const parts = { words, client, shell, rounds, limits, hasMotion: () => !still.matches }
  if (play.kind === 'slot') createSlot({ ...parts, play })
  else createTable({ ...parts, play })

  host.follow((isPaused) => {
    rounds.setPaused(isPaused)
    void readBalance()
  })

  /** Another tab may have moved money meanwhile; a round under way ends with a balance of its own. */
  async function readBalance(): Promise<void> {
    if (!rounds.isFree()) return
    const answer = await client({ call: 'balance', session, locale })
    if (answer.is === 'answered' && rounds.isFree()) shell.setBalance(answer.data.balance)
  }
}

/** Opens the session of the ticket, or says why it cannot. */
async function openGame(
  open: () => Promise<Answer<OpenedGame>>,
  host: Host,
  words: Words,
): Promise<OpenedGame | undefined> {
  const dialog = createDialog(words)
  document.body.replaceChildren(make('p', { class: 'opening', role: 'status' }, words.opening), dialog.element)
  const answer = await open()
  if (answer.is === 'answered') return answer.data
  if (answer.is === 'lost') {
    await new Promise<void>((resolve) => {
      const again = { label: words.again, do: resolve }
      dialog.show({ title: words.lostTitle, body: [words.lostOpen], actions: [again], isFinal: true })
    })
    return openGame(open, host, words)
  }
  const relaunch = { label: words.relaunch, do: () => host.say('relaunch') }
  const leave = { label: words.leave, do: () => host.say('close') }
  const ways = answer.reason === 'ticket' ? [relaunch, leave] : [leave]
  dialog.show({
    title: words.ended,
    body: [answer.message],
    actions: host.isThere ? ways : [],
    isFinal: true,
  })
  return undefined
}

void startGame(window)
