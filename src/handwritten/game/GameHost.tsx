import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useSyncExternalStore,
  useCallback,
  type RefObject,
  useState,
} from 'react'
import type { PropsOf } from '../../format/handwrittenParts.ts'
import { useTranslate, useDisplay } from '../../renderer/reading/language.ts'
import { useClosedCall } from '../../renderer/reading/useClosed.ts'
import { useHost } from '../../renderer/screen/RendererProvider.tsx'
import { useOpened } from '../../renderer/screen/useOpened.ts'
import { useRefusedFrame, type FramePage } from '../../renderer/blocks/frame/framePage.ts'
import { useWayOut } from '../../renderer/blocks/frame/useWayOut.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { joinNames } from '../../ui/joinNames.ts'
import { useUi } from '../../ui/UiProvider.tsx'
import { copyKeys } from './copyKeys.ts'
import { readDestination, type Destination } from './Destination.ts'
import { bringMoneyBack } from './bringMoneyBack.ts'
import styles from './GameHost.module.css'
import { type FromGame, readMessage, toWire, type ToGame } from './messages.ts'
import { Stage } from './Stage.tsx'
import { useGameWallet, type GameWallet } from './useGameWallet.ts'
import { useLaunch } from './useLaunch.ts'
import { useReadable } from '../../ui/useReadable.ts'
import { SessionFacts } from '../../renderer/parts/SessionFacts.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { MoneyText } from '../../ui/MoneyText.tsx'

const originOf = ({ url, isOwn }: FramePage) => (isOwn ? 'null' : url.origin)

/** Frames a game, the agents' site, customer service or the download page (specification, section 2: /gamePage). */
export function GameHost({ props }: { readonly props: PropsOf<'gameHost'> }) {
  const translate = useTranslate()
  // Made only of texts: equal ones are the same destination, whatever objects they come in.
  const named = JSON.stringify(readDestination(props) ?? null)
  const destination = useMemo(() => JSON.parse(named) as Destination | null, [named])
  const closed = useClosedCall('getGameUrl')
  // Also of a game that has closed: its steps are in the history still.
  const isLeaving = useWayOut()
  if (!destination) return <ErrorState title={translate(copyKeys.nothing)} />
  if (destination.kind === 'game' && closed !== undefined) return <ClosedGame because={closed} />
  return (
    <Hosted
      key={named}
      destination={destination}
      isLeaving={isLeaving}
      loadSeconds={props.loadSeconds}
      origins={props.origins as readonly string[]}
    />
  )
}

/** Shown while no game may be opened; an open one closes too, and its money comes back as after any other. */
function ClosedGame({ because }: { readonly because: string }) {
  const { navigate } = useHost()
  return (
    <div className={styles.host}>
      <GameBar
        kind="game"
        wallet={undefined}
        onLeave={() => navigate.back()}
        onDeposit={() => navigate.go('/recharge', {})}
        onFullScreen={undefined}
      />
      <div className={styles.stage}>
        <EmptyState icon="alert" title={because} />
      </div>
    </div>
  )
}

interface HostedProps {
  readonly destination: Destination
  readonly isLeaving: boolean
  readonly loadSeconds: number
  readonly origins: readonly string[]
}

function Hosted({ destination, isLeaving, loadSeconds, origins }: HostedProps) {
  const { kind } = destination
  const { session, visibility } = useHost()
  const { overlays } = useUi()
  const translate = useTranslate()
  const used = useLaunch(destination, { loadSeconds, origins })
  const { launch, open } = used
  const known = 'page' in launch ? launch.page : undefined
  const isRefused = useRefusedFrame(known?.url.origin)
  const page = isRefused ? undefined : known
  const frame = useRef<HTMLIFrameElement>(null)
  const isSeen = useReadable(visibility) === 'visible'
  const isRunning = launch.state === 'open' && !isRefused
  const isPlaying = isRunning && destination.kind === 'game'
  const wallet = useGameWallet(kind === 'game' ? destination.platform : undefined)
  const { isAsking, leave, goTo } = useLeaving(isPlaying)
  useOpened(isPlaying ? `${destination.platform}/${destination.code}` : undefined)
  // The reality check and any other question over the game.
  const isCovered = useSyncExternalStore(overlays.subscribe, () => overlays.count() > 0)
  const isPaused = isAsking || isCovered || !isSeen

  const say = useGameMessages(frame, page, handleMessage)
  useEffect(() => {
    if (isRunning) say({ type: isPaused ? 'pause' : 'resume' })
  }, [say, isRunning, isPaused])

  useMoneyFollows(isPlaying, wallet.read)
  const turnFullScreen = useFullScreen()

  function handleMessage(message: FromGame): void {
    const { locale, theme } = session.getSnapshot()
    switch (message.type) {
      case 'ready':
        open()
        say({ type: 'welcome', locale, theme })
        break
      case 'close':
        void leave()
        break
      case 'deposit':
        void goTo('/recharge')
        break
      case 'transfer':
        void goTo('/transfer')
        break
      case 'balance':
        wallet.readSoon()
        break
      case 'relaunch':
        used.retry()
        break
      default:
        message satisfies never
    }
  }

  return (
    <div className={styles.host}>
      <GameBar
        kind={kind}
        onLeave={() => void leave()}
        wallet={wallet}
        onDeposit={() => void goTo('/recharge')}
        onFullScreen={turnFullScreen}
      />
      <div className={styles.stage}>
        {!isRunning && (
          <Stage destination={destination} launch={isRefused ? { state: 'refused' } : launch} onRetry={used.retry} />
        )}
        {page && !isLeaving && (
          <iframe
            ref={frame}
            className={joinNames(styles.frame, !isRunning && styles.waiting)}
            title={translate(copyKeys[kind])}
            src={page.url.href}
            sandbox={page.sandbox}
            allow="autoplay; fullscreen; clipboard-write"
            referrerPolicy="no-referrer"
            onLoad={open}
          />
        )}
      </div>
    </div>
  )
}

/** Reads the game's balance once it runs, and brings its money back once it is left. */
function useMoneyFollows(isPlaying: boolean, readWallet: () => void): void {
  const host = useHost()
  const translate = useTranslate()
  const hasPlayed = useRef(false)
  useEffect(() => {
    if (!isPlaying) return
    hasPlayed.current = true
    readWallet()
  }, [readWallet, isPlaying])

  const handleLeft = useEffectEvent(async () => {
    if (hasPlayed.current && (await bringMoneyBack(host))) host.feedback.toast(translate(copyKeys.notBack), 'danger')
  })
  useEffect(() => () => void handleLeft(), [])
}

/** Turns the whole page and not the game alone: questions and toasts must be seen over it. Ends with the screen. */
function useFullScreen(): (() => void) | undefined {
  useEffect(
    () => () => {
      if (document.fullscreenElement) turnFullScreen()
    },
    [],
  )
  return document.fullscreenEnabled ? turnFullScreen : undefined
}

function turnFullScreen(): void {
  const turned = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  void turned.catch(ignore)
}

const ignore = (): void => undefined

/**
 * Talks with the framed page: hears what its own window says from its own origin and nothing else. A page of the app's
 * own is in the sandbox without an origin, which the browser calls `null`.
 */
function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  page: FramePage | undefined,
  onMessage: (message: FromGame) => void,
): (message: ToGame) => void {
  const hear = useEffectEvent(({ data, origin, source }: MessageEvent) => {
    if (!page || source === null || source !== frame.current?.contentWindow) return
    if (origin !== originOf(page)) return
    const message = readMessage(data)
    if (message) onMessage(message)
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  return useCallback(
    (message) => {
      // Nobody but the page may read it; one without an origin cannot be named otherwise.
      if (page) frame.current?.contentWindow?.postMessage(toWire(message), page.isOwn ? '*' : page.url.origin)
    },
    [frame, page],
  )
}

/** The ways out of a game. Each asks first: a game is left by mistake more easily than a page. */
function useLeaving(isPlaying: boolean) {
  const { feedback, navigate } = useHost()
  const { overlays } = useUi()
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)

  /** Asks once. */
  async function mayLeave(): Promise<boolean> {
    if (!isPlaying) return true
    if (isAsking) return false
    setAsking(true)
    const question = {
      title: translate(copyKeys.leaveTitle),
      text: translate(copyKeys.leaveAsk),
      yes: translate(copyKeys.leave),
      no: translate(copyKeys.stay),
      danger: false,
    }
    const leaves = await feedback.confirm(question)
    setAsking(false)
    return leaves
  }

  async function leave(): Promise<void> {
    if (await mayLeave()) navigate.back()
  }

  async function goTo(path: '/recharge' | '/transfer'): Promise<void> {
    if (await mayLeave()) navigate.go(path, {})
  }

  // The device's way back is as easily taken by mistake as the bar's.
  const handleBack = useEffectEvent(() => void leave())
  useEffect(() => (isPlaying ? overlays.guard(() => handleBack()) : undefined), [overlays, isPlaying])

  return { isAsking, leave, goTo }
}

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
function GameBar({ kind, wallet, onLeave, onDeposit, onFullScreen }: GameBarProps) {
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
