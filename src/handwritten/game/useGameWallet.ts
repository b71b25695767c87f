import { useCallback, useEffect, useRef, useState } from 'react'
import { isObject } from '../../format/value/isObject.ts'
import { useHost } from '../../renderer/screen/RendererProvider.tsx'

/** A game may have the wallet read again this often, in milliseconds. */
const EVERY = 3000

export interface GameWallet {
  /** In won; undefined while it is not known, and where the platform has no wallet of that code. */
  readonly balance: unknown
  readonly isReading: boolean
  /** Reads it now, and beside it the member and what the session has come to. */
  readonly read: () => void
  /** Reads it soon: at once, or once more after what was read just before. */
  readonly readSoon: () => void
}

/** The member's wallet at the platform of a game. Money may go into it as the game opens, and moves as it is played. */
export function useGameWallet(platform: string | undefined): GameWallet {
  const { account, platform: calls, play } = useHost()
  const [balance, setBalance] = useState<unknown>()
  const [isReading, setReading] = useState(false)
  const turn = useRef(0)
  const readAt = useRef(-EVERY)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const read = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    readAt.current = performance.now()
    const mine = (turn.current += 1)
    async function readWallet(): Promise<void> {
      if (platform === undefined) return
      const { data } = await calls.call('getBalanceList', {})
      if (mine === turn.current) setBalance(balanceIn(data, platform))
    }
    async function readAll(): Promise<void> {
      setReading(true)
      const readSession = async () => (await play.follow()).refresh()
      // What cannot be read stays as it was.
      await Promise.allSettled([account.refreshUser(), readWallet(), readSession()])
      if (mine === turn.current) setReading(false)
    }
    void readAll()
  }, [account, calls, platform, play])

  const readSoon = useCallback(() => {
    const rest = readAt.current + EVERY - performance.now()
    if (rest <= 0) read()
    else timer.current ??= setTimeout(read, rest)
  }, [read])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      turn.current += 1
    },
    [],
  )
  return { balance, isReading, read, readSoon }
}

function balanceIn(wallets: unknown, platform: string): unknown {
  const found: unknown = Array.isArray(wallets)
    ? wallets.find((wallet: unknown) => isObject(wallet) && wallet['platname'] === platform)
    : undefined
  return isObject(found) ? found['balance'] : undefined
}
