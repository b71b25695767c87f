import { memo, useEffect } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { storageKeys, writeStored } from '../../../platform/storageKeys.ts'
import { Carousel } from '../../../ui/Carousel.tsx'
import { later } from '../../../ui/later.tsx'
import { Pressable } from '../../../ui/Pressable.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { readPicture } from '../../reading/display.ts'
import { useDerived, useText, useValue } from '../../reading/useDerived.ts'
import { type Slide, useNotices } from '../../reading/notices.ts'
import { useRows } from '../../reading/useRows.ts'
import { useTap } from '../../actions/useAction.ts'
import { Picture } from '../../parts/Picture.tsx'
import type { Reader } from '../../reading/reader.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import { RowScope } from '../../screen/ScopeContext.tsx'
import styles from './CarouselView.module.css'
import { WhenReady } from '../../parts/WhenReady.tsx'

// Home has banners; slides of a document come with the screens that have them.
const FixedSlides = later(
  async () => (await import('./FixedSlides.tsx')).FixedSlides,
  () => <Skeleton shape="banner" />,
)

const skeleton = (
  <div className={styles.waiting}>
    <Skeleton shape="banner" />
  </div>
)

type Carousels = BlockOf<'carousel'>

/** Slides, as many dots as slides. Without slides there is nothing. */
export function CarouselView({ block }: { block: Carousels }) {
  const { items, slide } = block
  if (items) return <FixedSlides block={block} items={items} />
  return slide ? <RowSlides block={block} slide={slide} /> : null
}

/** The operators' banners, whatever becomes of the platform's, and then a slide for each row. */
function RowSlides({ block, slide }: { block: Carousels; slide: Slide }) {
  const label = useText(block.label)
  const seconds = useValue(block.autoplay, 0)
  const banners = useNotices(block.place)
  const rows = useRows(block)
  const shown: readonly ShownSlide[] = [
    ...banners.map(({ id, slide: own }) => ({ key: `operator ${id}`, own })),
    ...rows.keyed,
  ]
  const slides = shown.map(({ key, row, own = slide }, place) => ({
    key,
    content: (
      <RowScope row={row}>
        <SlideContent slide={own} isFirst={place === 0} isBanner={block.place !== undefined} />
      </RowScope>
    ),
  }))
  return (
    <WhenReady compact of={banners.length > 0 ? { status: 'ready', failed: [] } : rows} skeleton={skeleton}>
      {slides.length > 0 && <Carousel label={label} slides={slides} autoplay={seconds * 1000} over />}
    </WhenReady>
  )
}

/** A row, or a slide of its own. */
interface ShownSlide {
  readonly key: string
  readonly row?: unknown
  readonly own?: Slide | undefined
}

function readSlide(read: Reader, { image, alt, text, button, until }: Slide) {
  const picture = read.value(image)
  return {
    src: typeof picture === 'string' ? picture : undefined,
    alt: read.text(alt),
    text: read.text(text),
    button: read.text(button),
    until: until === undefined ? '' : read.translate('carousel.until', { until: read.display(until, 'dateTime') }),
  }
}

interface SlideContentProps {
  readonly slide: Slide
  readonly isFirst: boolean
  readonly isBanner: boolean
}

const SlideContent = memo(function SlideContent({ slide, isFirst, isBanner }: SlideContentProps) {
  const { src, alt, text, button, until } = useDerived(slide, readSlide).value
  const hasWords = text !== '' || button !== ''
  const { onTap } = useTap(slide.do)
  useKept(isBanner && isFirst ? readPicture(src) : undefined)
  return (
    <Pressable className={styles.slide} label={hasWords ? undefined : alt} onClick={onTap}>
      <Picture src={src} alt={hasWords ? '' : alt} shape="wide" eager={isFirst} />
      {hasWords && (
        <span className={styles.words}>
          <b className={styles.title}>{alt}</b>
          {text !== '' && <span className={styles.text}>{text}</span>}
          {until !== '' && <span className={styles.until}>{until}</span>}
          {button !== '' && <span className={styles.button}>{button}</span>}
        </span>
      )}
    </Pressable>
  )
})

/** Keeps the address of the first banner for the page's early script, which has it loaded and shown at the next visit. */
function useKept(src: string | undefined): void {
  const { storage } = useHost().device
  useEffect(() => {
    if (src !== undefined) writeStored(storage, storageKeys.picture, src)
  }, [src, storage])
}
