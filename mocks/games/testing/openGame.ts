import { vi } from 'vitest'
import { startPlatform } from '../../platform/testing/startPlatform.ts'
import type { OpenedGame } from '../../platform/provider/ProviderMessage.ts'
import { createClient } from '../page/createClient.ts'
import type { Wire } from '../page/createWire.ts'
import { createRounds } from '../page/createRounds.ts'
import { createShell } from '../page/createShell.ts'
import { make } from '../page/make.ts'
import { wordsIn } from '../page/words.ts'
import { createPaytable } from '../slot/createPaytable.ts'
import { createSlot } from '../slot/createSlot.ts'
import { createRules } from '../table/createRules.ts'
import { createTable } from '../table/createTable.ts'

/** The page of a game in English and without motion, on a provider of its own. */
export function openGame(code: string, { money = '50000', isThere = true } = {}) {
  const started = startPlatform()
  const { platform, data } = started
  started.signIn()
  const platname = code.replace(/-\d+$/, '')
  data('transferAll', {})
  if (money !== '0') data('transfer', { amount: money, sourcetype: 'userbalance', targettype: platname })
  const { url } = data('getGameUrl', {
    plat_name: platname,
    game_code: code,
    is_mobile_url: 1,
    game_category: '',
    lang: 'en',
  })
  const answer = platform.play({ call: 'open', ticket: url.split('#')[1], page: 'page', locale: 'en' })
  const opened = answer.data as OpenedGame

  let losses = 0
  const wire = vi.fn<(ask: object) => Promise<unknown>>(async (ask) => {
    if (losses > 0) {
      losses -= 1
      platform.play(ask)
      throw new Error('The answer was lost.')
    }
    return Promise.resolve(platform.play(ask))
  })
  const said: string[] = []
  const host = {
    isThere,
    say: (type: string) => void said.push(type),
    greet: async () => Promise.reject(new Error('It has been greeted.')),
    follow: () => undefined,
  }
  const words = wordsIn('en')
  const waiting = make('p')
  const client = createClient(
    wire as unknown as Wire,
    (isWaiting) => (waiting.textContent = isWaiting ? words.waiting : ''),
  )
  const { play, limits, session } = opened
  const rules = play.kind === 'slot' ? createPaytable(words, play) : createRules(words, play)
  const shell = createShell({ words, opened, rules, waiting })
  const rounds = createRounds({ shell, host, words, opened: { session, locale: 'en' } })
  const parts = { words, client, shell, rounds, limits, hasMotion: () => false }
  if (play.kind === 'slot') createSlot({ ...parts, play })
  else createTable({ ...parts, play })

  return {
    data,
    platform,
    rounds,
    /** What the page has told the app. */
    said,
    asked: wire,
    /** So many answers are lost from now on, although the provider played. */
    lose: (count: number) => (losses = count),
    wallet: () => Number(data('getBalanceList', {}).find((entry) => entry.platname === platname)?.balance),
  }
}
