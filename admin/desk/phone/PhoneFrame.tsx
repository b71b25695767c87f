import { useEffect, useEffectEvent, useRef, type Ref, useImperativeHandle, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import {
  type FromPreview,
  type Opening,
  type PreviewRole,
  type ToPreview,
  isFromPreview,
} from '../../../src/format/wire/PreviewMessage.ts'
import type { Stops } from '../../../src/format/wire/stops.ts'
import type { Theme } from '../../../src/format/themes.ts'
import type { Locale } from '../../../src/format/locales.ts'
import { Spinner } from '../../../src/ui/Spinner.tsx'
import type { PlayableRelease } from '../facts/documents/PlayableRelease.ts'
import styles from './PhonePreview.module.css'
import { useWords } from '../words/useWords.ts'

export interface PhoneHandle {
  /** Moves the focus into the phone. */
  enter(): void
  tell(message: ToPreview): void
}

export interface PhoneFrameProps {
  readonly title: string
  /** Shown above the phone if there are several. */
  readonly caption?: string | undefined
  readonly width: number
  readonly release: PlayableRelease | undefined
  readonly locale: Locale
  readonly role: PreviewRole
  readonly scenario: string
  /** The moment at which its clock starts, in UTC; empty for the usual afternoon. */
  readonly at: string
  /** When its clock started, in ms, if several phones share one simulated platform; else 0. */
  readonly began: number
  /** VIP level that the phone is told in place of the simulated member's; 0 leaves it at that. */
  readonly vip: number
  readonly joinday: number
  readonly installed: boolean
  readonly path: string
  readonly theme: Theme
  readonly opening: Opening
  /** Functions that are stopped in it. */
  readonly stops: Stops
  /** A tap tells what was tapped instead of doing it. */
  readonly isTouching: boolean
  /** It reports what is on its screen. */
  readonly isWatched: boolean
  /** Others follow where it goes by itself. */
  readonly leads: boolean
  readonly onPath: (path: string) => void
  readonly onMessage: (message: FromPreview) => void
  readonly ref?: Ref<PhoneHandle> | undefined
}

/** The app in one phone, which gets everything it should show as it changes, without reloading. */
export function PhoneFrame(props: PhoneFrameProps) {
  const { t } = useWords()
  const { title, caption, width, release, locale, role, scenario, at, began, path, isTouching, isWatched, ref } = props
  const { theme, opening, stops, vip, joinday, installed } = props
  const frame = useRef<HTMLIFrameElement>(null)
  /** Where the app says it is: sending it there again would fight with taps in the phone. */
  const reported = useRef<string>(undefined)
  const { entered, enter } = usePhoneEntered(frame, isTouching)
  const { ready, send } = usePreviewChannel(frame, (message) => {
    // After a reload it is where every app starts.
    if (message.type === 'ready') reported.current = undefined
    if (message.type === 'navigated') {
      reported.current = message.path
      if (props.leads || entered) props.onPath(message.path)
    }
    props.onMessage(message)
  })
  const tell = useEffectEvent((message: ToPreview) => send(message))

  // First, or what it plays would open its popups.
  useEffect(() => {
    if (ready > 0) tell({ type: 'popups', ...opening })
  }, [ready, opening])
  useEffect(() => {
    if (ready > 0) tell({ type: 'theme', theme })
  }, [ready, theme])
  useEffect(() => {
    if (ready > 0) tell({ type: 'stops', stops })
  }, [ready, stops])
  useEffect(() => {
    if (ready > 0 && release) tell({ type: 'release', ...release })
  }, [ready, release])
  useEffect(() => {
    if (ready > 0) tell({ type: 'locale', locale })
  }, [ready, locale])
  useEffect(() => {
    if (ready > 0) tell({ type: 'situation', role, scenario, at, began, vip, joinday, installed })
  }, [ready, role, scenario, at, began, vip, joinday, installed])
  useEffect(() => {
    if (ready === 0 || path === reported.current) return
    reported.current = path
    tell({ type: 'show', path })
  }, [ready, path])
  useEffect(() => {
    if (ready > 0) tell({ type: 'touch', on: isTouching })
  }, [ready, isTouching])
  useEffect(() => {
    if (ready > 0) tell({ type: 'watch', on: isWatched })
  }, [ready, isWatched])

  useImperativeHandle(ref, () => ({
    enter() {
      // Rendered first: an inert frame takes no focus.
      flushSync(enter)
      frame.current?.focus()
    },
    tell: send,
  }))

  return (
    <figure className={styles.figure}>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
      <div className={styles.phone} data-width={width} onPointerMove={enter} onPointerDown={enter}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page on our own origin, which a sandbox
            would only pretend to hold */}
        <iframe
          ref={frame}
          src="/preview/"
          title={title}
          className={styles.screen}
          width={width}
          height={844}
          inert={!entered}
        />
        {ready === 0 && (
          <div className={styles.waiting}>
            <Spinner label={t('preview.starting')} size={28} />
          </div>
        )}
      </div>
    </figure>
  )
}

interface PhoneEntered {
  readonly entered: boolean
  readonly enter: () => void
}

/**
 * Whether the operator is in the phone. Outside it the phone is inert, which keeps Tab and taps out. The app in it does
 * not take the focus by itself (`holdFocus`); from what that cannot prevent, such as a foreign page framed in the app,
 * the focus is brought back.
 *
 * @param isOpen it may be entered from everywhere, as nothing in it reacts
 */
function usePhoneEntered(frame: RefObject<HTMLIFrameElement | null>, isOpen: boolean): PhoneEntered {
  const [isIn, setEntered] = useState(false)
  const entered = isIn || isOpen
  const isTaken = useEffectEvent(() => !entered && document.activeElement === frame.current)

  useEffect(() => {
    let last: HTMLElement | undefined

    // Keys and focus that arrive here were not meant for the phone, even with the mouse resting on it.
    const leave = ({ target }: Event) => {
      if (target === frame.current) return
      if (target instanceof HTMLElement) last = target
      setEntered(false)
    }
    // If a frame takes the focus, the page around it only learns that it lost the focus.
    const bringBack = () => {
      // Afterwards: while the focus is still moving, the keys would go to the frame anyway.
      setTimeout(() => {
        if (isTaken()) last?.focus({ preventScroll: true })
      })
    }
    document.addEventListener('keydown', leave)
    document.addEventListener('focusin', leave)
    window.addEventListener('blur', bringBack)
    return () => {
      document.removeEventListener('keydown', leave)
      document.removeEventListener('focusin', leave)
      window.removeEventListener('blur', bringBack)
    }
  }, [frame])

  return { entered, enter: () => setEntered(true) }
}

interface PreviewChannel {
  /** Counts how often the app in the frame became ready: after a reload it has to get everything again. */
  readonly ready: number
  readonly scenarios: Extract<FromPreview, { type: 'ready' }>['scenarios']
  readonly send: (message: ToPreview) => void
}

/** Talks to the preview in the frame; in both directions only with our own origin. */
function usePreviewChannel(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: FromPreview) => void,
): PreviewChannel {
  const [ready, setReady] = useState(0)
  const [scenarios, setScenarios] = useState<PreviewChannel['scenarios']>([])

  const handleMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== location.origin || event.source === null || event.source !== frame.current?.contentWindow)
      return
    const message = event.data
    if (!isFromPreview(message)) return
    if (message.type === 'ready') {
      setScenarios(message.scenarios)
      setReady((times) => times + 1)
    }
    // Until it is ready it plays its build's documents, which nobody asked for.
    if (message.type === 'ready' || ready > 0) onMessage(message)
  })

  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => handleMessage(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])

  return { ready, scenarios, send: (message) => frame.current?.contentWindow?.postMessage(message, location.origin) }
}
