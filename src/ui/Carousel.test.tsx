// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Carousel } from './Carousel.tsx'
import { stubMotion } from './testing/stubMotion.ts'
import { renderInEnglish } from './testing/renderInEnglish.tsx'

const slides = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ key: `s${place}`, content: <a href={`#/${place}`}>Slide {place}</a> }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Lays out slides of 100 pixels, which jsdom does not; answers what scrolls them. */
function layOut(): (left: number) => void {
  const [first] = screen.getAllByRole('group')
  const track = first?.parentElement
  if (!track) throw new Error('There are no slides.')
  Object.defineProperty(track, 'clientWidth', { value: 100 })
  for (const [place, slide] of [...track.children].entries())
    Object.defineProperties(slide, { offsetLeft: { value: place * 100 }, offsetWidth: { value: 100 } })
  return (left) => {
    track.scrollLeft = left
    fireEvent.scroll(track)
  }
}

test('has as many indicators as slides', () => {
  const { rerender } = renderInEnglish(<Carousel label="Banners" slides={slides(3)} />)
  expect(screen.getByRole('button', { name: '3 / 3' })).toBeInTheDocument()
  expect(screen.getAllByRole('button')).toHaveLength(3)

  rerender(<Carousel label="Banners" slides={slides(5)} />)
  expect(screen.getAllByRole('button')).toHaveLength(5)
})

test('one slide needs no controls', () => {
  renderInEnglish(<Carousel label="Banners" slides={slides(1)} autoplay={3000} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('is a named carousel of numbered slides', () => {
  renderInEnglish(<Carousel label="Banners" slides={slides(2)} />)
  expect(screen.getByRole('region', { name: 'Banners' })).toHaveAttribute('aria-roledescription', 'carousel')
  expect(screen.getByRole('group', { name: '2 / 2' })).toHaveTextContent('Slide 1')
})

test('an indicator hands up its slide', () => {
  const onIndexChange = vi.fn<(index: number) => void>()
  renderInEnglish(<Carousel label="Levels" slides={slides(3)} index={0} onIndexChange={onIndexChange} />)
  fireEvent.click(screen.getByRole('button', { name: '3 / 3' }))
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(2)
})

test('a slide on the way to the one that was chosen is no choice, however late the frames come', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  const onIndexChange = vi.fn<(index: number) => void>()
  renderInEnglish(<Carousel label="Levels" slides={slides(3)} index={2} onIndexChange={onIndexChange} />)
  const scrollTo = layOut()
  scrollTo(5)
  vi.advanceTimersByTime(120)
  scrollTo(80)
  vi.advanceTimersByTime(50)
  scrollTo(200)
  vi.advanceTimersByTime(1000)
  expect(onIndexChange).not.toHaveBeenCalled()

  scrollTo(100)
  vi.advanceTimersByTime(200)
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(1)
})

test('what plays by itself can be paused', () => {
  stubMotion('allowed')
  renderInEnglish(<Carousel label="Banners" slides={slides(2)} autoplay={3000} />)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
})

test('nothing plays under reduced motion', () => {
  stubMotion('reduced')
  renderInEnglish(<Carousel label="Banners" slides={slides(2)} autoplay={3000} />)
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument()
})
