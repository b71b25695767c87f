import { useDisplay, useTranslate } from '../../renderer/reading/language.ts'
import { SessionFacts } from '../../renderer/parts/SessionFacts.tsx'
import { useHost } from '../../renderer/screen/RendererProvider.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { MoneyText } from '../../ui/MoneyText.tsx'
import { copyKeys } from './copyKeys.ts'
import type { Destination } from './Destination.ts'
import styles from './GameBar.module.css'
import type { GameWallet } from './useGameWallet.ts'
import { useReadable } from '../../renderer/reading/useReadable.ts'

interface GameBarProps {
  readonly kind: Destination['kind']
  /** Of the game; undefined where there is none. */
  readonly wallet: GameWallet | undefined
  readonly onLeave: () => void
  readonly onDeposit: () => void
  /** Undefined where the browser has no full screen. */
  readonly onFullScreen: (() => void) | undefined
}

/** The thin bar above a framed page: the way back; for a game also its wallet, the deposit, and the session beneath. */
export function GameBar({ kind, wallet, onLeave, onDeposit, onFullScreen }: GameBarProps) {
  const translate = useTranslate()
  return (
    <>
      <div role="toolbar" aria-label={translate(copyKeys.bar)} className={styles.bar}>
        <IconButton icon="back" label={translate(copyKeys.leave)} onClick={onLeave} />
        {kind === 'game' ? (
          <GameFacts wallet={wallet} onDeposit={onDeposit} />
        ) : (
          <span className={styles.title}>{translate(copyKeys[kind])}</span>
        )}
        {onFullScreen && <IconButton icon="expand" label={translate(copyKeys.fullScreen)} onClick={onFullScreen} />}
      </div>
      {kind === 'game' && <SessionFacts />}
    </>
  )
}

function GameFacts({ wallet, onDeposit }: Pick<GameBarProps, 'wallet' | 'onDeposit'>) {
  const translate = useTranslate()
  return (
    <>
      <Balance known={wallet?.balance} />
      {wallet && (
        <IconButton icon="refresh" label={translate(copyKeys.refresh)} busy={wallet.isReading} onClick={wallet.read} />
      )}
      <IconButton icon="deposit" label={translate(copyKeys.deposit)} onClick={onDeposit} />
    </>
  )
}

/** Balance that the game plays with; the main wallet where its own, `known`, is not. */
function Balance({ known }: { readonly known: unknown }) {
  const translate = useTranslate()
  const display = useDisplay()
  const { user } = useHost()
  const member: { readonly balance?: unknown } | undefined = useReadable(user)
  const balance = known ?? member?.balance
  return (
    <span className={styles.balance}>
      <span className={styles.label}>{translate(known === undefined ? copyKeys.balance : copyKeys.wallet)}</span>
      {balance === undefined ? <span>–</span> : <MoneyText text={display(balance, 'krw')} />}
    </span>
  )
}
