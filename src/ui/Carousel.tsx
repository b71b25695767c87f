import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { joinNames } from './joinNames.ts'
import { useHeld } from './useHeld.ts'
import { usePageHidden } from './usePageHidden.ts'
import { useReducedMotion } from './useReducedMotion.ts'
import { useUi } from './UiProvider.tsx'
import styles from './Carousel.module.css'

export interface Slide {
  key: string
  content: ReactNode
}

export interface CarouselProps {
  /** Names the carousel for screen readers. */
  label: string
  slides: readonly Slide[]
  /** Moves on by itself after so many ms; a pause button comes with it. */
  autoplay?: number | undefined
  /** The slide in view, where something else follows or leads it. */
  index?: number | undefined
  onIndexChange?: ((index: number) => void) | undefined
  /** Shows the edges of the neighbours. */
  peek?: boolean | undefined
  /** Dots under the slides, as many as there are slides. */
  indicators?: boolean | undefined
}

/** Embla measures with these; without them (a play test in jsdom) the slides are a plain scroller. */
const canGlide = [globalThis.ResizeObserver, globalThis.IntersectionObserver, globalThis.matchMedia].every(Boolean)

/** Slides after the WAI-ARIA carousel pattern: swipe, dots, pause, and no motion that nobody asked for. */
export function Carousel(props: CarouselProps) {
  const { label, slides, autoplay, index, onIndexChange, peek = false, indicators = true } = props
  const { texts } = useUi()
  const reduced = useReducedMotion()
  const hidden = usePageHidden()
  const many = slides.length > 1
  const [viewport, embla] = useEmblaCarousel({
    active: many,
    loop: autoplay !== undefined,
    align: 'center',
    containScroll: peek ? 'trimSnaps' : false,
    duration: reduced ? 0 : 22,
  })
  const [shown, setShown] = useState(index ?? 0)
  const [paused, setPaused] = useState(false)
  const box = useRef<HTMLElement>(null)
  const held = useHeld(box)
  const plays = autoplay !== undefined && many && !reduced
  const moves = plays && !paused && !held && !hidden

  const handleSelect = useEffectEvent(() => {
    const next = embla?.selectedScrollSnap() ?? 0
    setShown(next)
    if (next !== index) onIndexChange?.(next)
  })

  useEffect(() => {
    if (!embla) return undefined
    const select = () => handleSelect()
    embla.on('select', select)
    return () => {
      embla.off('select', select)
    }
  }, [embla])

  useEffect(() => {
    if (index !== undefined && embla && index !== embla.selectedScrollSnap()) embla.scrollTo(index)
  }, [embla, index])

  useEffect(() => {
    if (!moves || !embla) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    // From every slide on afresh, so that one chosen by hand gets its full time.
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => embla.scrollNext(), autoplay)
    }
    embla.on('select', wait)
    wait()
    return () => {
      embla.off('select', wait)
      clearTimeout(timer)
    }
  }, [moves, embla, autoplay])

  function goTo(next: number) {
    setShown(next)
    embla?.scrollTo(next)
    if (next !== index) onIndexChange?.(next)
  }

  return (
    <section
      ref={box}
      aria-roledescription="carousel"
      aria-label={label}
      className={joinNames(styles.carousel, peek && styles.peek)}
    >
      <div ref={canGlide ? viewport : undefined} className={styles.viewport} data-base-ui-swipe-ignore="x">
        <div className={styles.track} aria-live={moves ? 'off' : 'polite'}>
          {slides.map((slide, place) => (
            <div
              key={slide.key}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is no fieldset
              role="group"
              aria-roledescription="slide"
              aria-label={`${place + 1} / ${slides.length}`}
              // Slides out of sight must not catch the Tab key.
              inert={canGlide && many && !peek && place !== shown}
              className={styles.slide}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {many && (indicators || plays) && (
        <div className={styles.controls}>
          {indicators &&
            slides.map((slide, place) => (
              <button
                key={slide.key}
                type="button"
                className={styles.dot}
                aria-label={`${place + 1} / ${slides.length}`}
                aria-current={place === shown || undefined}
                onClick={() => goTo(place)}
              />
            ))}
          {plays && (
            <IconButton
              icon={paused ? 'play' : 'pause'}
              label={paused ? texts.play : texts.pause}
              onClick={() => setPaused(!paused)}
            />
          )}
        </div>
      )}
    </section>
  )
}
