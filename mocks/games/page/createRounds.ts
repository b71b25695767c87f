import type { ProviderAsk } from '../../platform/provider/ProviderMessage.ts'
import type { Answer } from './createClient.ts'
import type { Host } from './createHost.ts'
import type { Shell } from './createShell.ts'
import type { Words } from './words.ts'

/** Fields that every round is asked for with. */
type Named = Pick<Extract<ProviderAsk, { readonly round: string }>, 'session' | 'round' | 'locale'>

export interface Rounds {
  /** Whether a round may begin: none is under way, and the app has not paused the game. */
  readonly isFree: () => boolean
  /** Plays a round and gives its answer, when it has one. A stake beyond the wallet is not even asked for. */
  readonly play: <Data>(stake: number, ask: (named: Named) => Promise<Answer<Data>>) => Promise<Data | undefined>
  /** Tells that the played round has been shown. */
  readonly end: (balance: string) => void
  readonly setPaused: (isPaused: boolean) => void
}

interface RoundsOptions {
  readonly shell: Shell
  readonly host: Host
  readonly words: Words
  readonly opened: Omit<Named, 'round'>
}

/** Rounds, one after the other. */
export function createRounds({ shell, host, words, opened }: RoundsOptions): Rounds {
  let isBusy = false
  let isPaused = false

  const deposit = { label: words.deposit, do: () => host.say('deposit') }
  const transfer = { label: words.transfer, do: () => host.say('transfer') }
  const leave = { label: words.leave, do: () => host.say('close') }

  function askForMoney(): void {
    shell.dialog.show({
      title: words.low,
      body: [words.lowHint],
      actions: host.isThere ? [deposit, transfer] : [],
    })
  }

  /** Resolves once the member wants to ask again for the same round. */
  async function offerAgain(): Promise<void> {
    return new Promise((resolve) => {
      shell.dialog.show({
        title: words.lostTitle,
        body: [words.lost],
        actions: [{ label: words.again, do: resolve }],
        isFinal: true,
      })
    })
  }

  return {
    isFree: () => !isBusy && !isPaused,
    setPaused: (paused) => (isPaused = paused),
    async play(stake, ask) {
      if (stake > shell.balance()) {
        askForMoney()
        return undefined
      }
      isBusy = true
      const before = shell.balance()
      shell.setBalance(before - stake)
      const named = { ...opened, round: createName() }
      let answer = await ask(named)
      while (answer.is === 'lost') {
        await offerAgain()
        answer = await ask(named)
      }
      if (answer.is === 'answered') return answer.data
      isBusy = false
      shell.setBalance(before)
      if (answer.reason === 'balance') askForMoney()
      else if (answer.reason === 'session')
        shell.dialog.show({ title: words.ended, body: [answer.message], actions: [leave], isFinal: true })
      else shell.dialog.show({ title: words.refused, body: [answer.message] })
      return undefined
    },
    end(balance) {
      isBusy = false
      shell.setBalance(balance)
      host.say('balance')
    },
  }
}

/** A name for a round or a page, which nobody makes up twice. */
export function createName(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36).padStart(2, '0')).join('')
}
