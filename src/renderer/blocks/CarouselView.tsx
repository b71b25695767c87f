import { memo } from 'react'
import type { BlockOf } from '../../format/blocks/Block.ts'
import { Carousel } from '../../ui/Carousel.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDerived } from '../hooks/useDerived.ts'
import { useRows } from '../hooks/useRows.ts'
import { useTap } from '../hooks/useTap.ts'
import { useText } from '../hooks/useText.ts'
import { useValue } from '../hooks/useValue.ts'
import { Picture } from '../pictures/Picture.tsx'
import type { Reader } from '../scope/createReader.ts'
import { RowScope } from '../scope/ScopeContext.tsx'
import styles from './CarouselView.module.css'
import { WhenReady } from './WhenReady.tsx'

/** Pictures that slide, as many dots as slides. Without slides there is nothing. */
export function CarouselView({ block }: { block: BlockOf<'carousel'> }) {
  const label = useText(block.label)
  const seconds = useValue(block.autoplay, 0)
  const rows = useRows(block)
  const slides = rows.keyed.map(({ key, row }, place) => ({
    key,
    content: (
      <RowScope row={row}>
        <SlideContent slide={block.slide} isFirst={place === 0} />
      </RowScope>
    ),
  }))
  return (
    <WhenReady of={rows} skeleton={<Skeleton shape="banner" />}>
      {slides.length > 0 && <Carousel label={label} slides={slides} {...(seconds > 0 && { autoplay: seconds * 1000 })} />}
    </WhenReady>
  )
}

type SlideTemplate = BlockOf<'carousel'>['slide']

function readSlide(read: Reader, { image, alt }: SlideTemplate) {
  const picture = read.value(image)
  return { src: typeof picture === 'string' ? picture : undefined, alt: read.text(alt) }
}

const SlideContent = memo(function SlideContent({ slide, isFirst }: { slide: SlideTemplate; isFirst: boolean }) {
  const { src, alt } = useDerived(slide, readSlide).value
  const { onTap } = useTap(slide.do)
  return (
    <Pressable className={styles.slide} label={alt} onClick={onTap}>
      <Picture src={src} alt={alt} shape="wide" eager={isFirst} />
    </Pressable>
  )
})
