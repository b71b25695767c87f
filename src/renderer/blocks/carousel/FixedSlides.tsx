import { memo } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Carousel } from '../../../ui/Carousel.tsx'
import { Mark } from '../../../ui/Mark.tsx'
import { Pressable } from '../../../ui/Pressable.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDerived, useText, useValue } from '../../reading/useDerived.ts'
import { useTap } from '../../actions/useAction.ts'
import { readPicture } from '../../reading/display.ts'
import type { Reader } from '../../reading/reader.ts'
import styles from './FixedSlides.module.css'
import { WhenReady } from '../../parts/WhenReady.tsx'

type Carousels = BlockOf<'carousel'>
type Items = NonNullable<Carousels['items']>

function readItems(read: Reader, items: Items) {
  return items.map(({ image, title, text, when }) => {
    const picture = read.value(image)
    return {
      isShown: read.condition(when),
      title: read.text(title),
      text: read.text(text),
      image: typeof picture === 'string' ? readPicture(picture) : undefined,
    }
  })
}

/** Slides that the document itself holds: an icon or a picture with words. */
export function FixedSlides({ block, items }: { block: Carousels; items: Items }) {
  const label = useText(block.label)
  const seconds = useValue(block.autoplay, 0)
  const read = useDerived(items, readItems)
  const slides = items.flatMap((item, place) => {
    const shown = read.value[place]
    if (!shown?.isShown) return []
    const { title, text, image } = shown
    return [{ key: `slide-${place}`, content: <FixedSlide item={item} title={title} text={text} image={image} /> }]
  })
  return (
    <WhenReady of={read} skeleton={<Skeleton shape="banner" />}>
      {slides.length > 0 && <Carousel label={label} slides={slides} autoplay={seconds * 1000} />}
    </WhenReady>
  )
}

interface FixedSlideProps {
  item: Items[number]
  title: string
  text: string
  image: string | undefined
}

const FixedSlide = memo(function FixedSlide({ item, title, text, image }: FixedSlideProps) {
  const { onTap } = useTap(item.do)
  return (
    <Pressable className={styles.fixed} onClick={onTap}>
      <span className={styles.mark}>
        <Mark image={image} icon={item.icon} size={image === undefined ? 40 : 96} />
      </span>
      <span className={styles.title}>{title}</span>
      {text !== '' && <span className={styles.text}>{text}</span>}
    </Pressable>
  )
})
