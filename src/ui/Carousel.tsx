import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { joinNames } from './joinNames.ts'
import { useHeld } from './useHeld.ts'
import { usePageHidden } from './usePageHidden.ts'
import { useReducedMotion } from './useReducedMotion.ts'
import { useUi } from './UiProvider.tsx'
import styles from './Carousel.module.css'

interface Slide {
  key: string
  content: ReactNode
}

export interface CarouselProps {
  /** Names the carousel for screen readers. */
  label: string
  slides: readonly Slide[]
  /** Moves on by itself after so many ms, with a pause button; 0 for never. */
  autoplay?: number
  /** The slide in view, where something else follows or leads it. */
  index?: number | undefined
  onIndexChange?: ((index: number) => void) | undefined
  /** Shows the edges of the neighbours. */
  peek?: boolean | undefined
  /** Dots under the slides, as many as there are slides. */
  indicators?: boolean | undefined
  /** The dots are over the slides, which are pictures. */
  over?: boolean | undefined
}

/** A scroller that has not moved for so many ms, and a frame, has come to rest; `scrollend` is too young to count on. */
const restAfter = 120

/**
 * Slides after the WAI-ARIA carousel pattern: swipe, dots, pause, and no motion that nobody asked for.
 * The swiping is the browser's own (CSS scroll snap), so it costs home no code and works without scripts' help.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, autoplay = 0, index, onIndexChange, peek = false, indicators = true, over = false } = props
  const reduced = useReducedMotion()
  const hidden = usePageHidden()
  const box = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const held = useHeld(box)
  const [own, setOwn] = useState(0)
  const [paused, setPaused] = useState(false)
  const shown = index ?? own
  const many = slides.length > 1
  const plays = autoplay > 0 && many && !reduced
  const moves = plays && !paused && !held && !hidden

  function choose(place: number) {
    if (place === shown) return
    setOwn(place)
    onIndexChange?.(place)
  }

  const handleRest = useEffectEvent(() => choose(placeInView(track.current) ?? shown))
  const goOn = useEffectEvent((from: number) => choose((from + 1) % slides.length))
  const reveal = useEffectEvent((place: number) => {
    const slide = track.current?.children[place]
    const inView = placeInView(track.current)
    if (!(slide instanceof HTMLElement) || inView === undefined || inView === place) return
    const left = slide.offsetLeft - (track.current?.offsetLeft ?? 0)
    track.current?.scrollTo({ left, behavior: reduced ? 'instant' : 'smooth' })
  })

  useEffect(() => reveal(shown), [shown])

  useEffect(() => {
    const element = track.current
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    const stop = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
    // On a busy device the time may be over before the frame that tells of the next move: a slide on its way to the one
    // that was chosen would be taken for a choice.
    const wait = () => {
      stop()
      timer = setTimeout(() => {
        frame = requestAnimationFrame(() => handleRest())
      }, restAfter)
    }
    element?.addEventListener('scroll', wait, { passive: true })
    return () => {
      stop()
      element?.removeEventListener('scroll', wait)
    }
  }, [])

  useEffect(() => {
    if (!moves) return undefined
    // From every slide on afresh, so that one chosen by hand gets its full time.
    const timer = setTimeout(() => goOn(shown), autoplay)
    return () => clearTimeout(timer)
  }, [moves, autoplay, shown])

  return (
    <section
      ref={box}
      aria-roledescription="carousel"
      aria-label={label}
      className={joinNames(styles.carousel, peek && styles.peek, over && styles.over)}
    >
      <div
        ref={track}
        className={styles.track}
        aria-live={moves ? 'off' : 'polite'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={many ? 0 : undefined}
      >
        {slides.map((slide, place) => (
          <div
            key={slide.key}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is not a fieldset
            role="group"
            aria-roledescription="slide"
            aria-label={`${place + 1} / ${slides.length}`}
            className={styles.slide}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {many && (indicators || plays) && (
        <Controls
          slides={indicators ? slides : []}
          shown={shown}
          onChoose={choose}
          {...(plays && { paused, onPause: () => setPaused(!paused) })}
        />
      )}
    </section>
  )
}

interface ControlsProps {
  /** Those that have a dot. */
  readonly slides: readonly Slide[]
  readonly shown: number
  readonly onChoose: (place: number) => void
  readonly paused?: boolean
  /** Left out where nothing moves by itself. */
  readonly onPause?: () => void
}

function Controls({ slides, shown, onChoose, paused = false, onPause }: ControlsProps) {
  const { texts } = useUi()
  return (
    <div className={styles.controls}>
      {slides.map((slide, place) => (
        <button
          key={slide.key}
          type="button"
          className={styles.dot}
          aria-label={`${place + 1} / ${slides.length}`}
          aria-current={place === shown || undefined}
          onClick={() => onChoose(place)}
        />
      ))}
      {onPause && (
        <IconButton icon={paused ? 'play' : 'pause'} label={paused ? texts.play : texts.pause} onClick={onPause} />
      )}
    </div>
  )
}

/** The slide whose middle is nearest to the scroller's; none where nothing is laid out. */
function placeInView(track: HTMLElement | null): number | undefined {
  if (!track || track.clientWidth === 0) return undefined
  const middle = track.offsetLeft + track.scrollLeft + track.clientWidth / 2
  const far = Array.from(track.children, (slide) =>
    slide instanceof HTMLElement ? Math.abs(slide.offsetLeft + slide.offsetWidth / 2 - middle) : Infinity,
  )
  return far.indexOf(Math.min(...far))
}
