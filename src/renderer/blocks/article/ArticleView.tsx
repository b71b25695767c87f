import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDerived } from '../../reading/useDerived.ts'
import type { Reader } from '../../reading/reader.ts'
import { LaterHtml } from './LaterHtml.tsx'
import { Paragraphs } from '../../parts/Paragraphs.tsx'
import { Titled } from '../../parts/Titled.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'

function readArticle(read: Reader, { title, html, text }: BlockOf<'article'>) {
  const given = read.value(html, '')
  return { title: read.text(title), html: typeof given === 'string' ? given : '', text: read.text(text) }
}

const skeleton = <Skeleton shape="text" count={5} />

/** Longer text: the platform's HTML, or copy. */
export function ArticleView({ block }: { block: BlockOf<'article'> }) {
  const article = useDerived(block, readArticle)
  const { title, html, text } = article.value
  return (
    <Titled title={title}>
      <WhenReady of={article} skeleton={skeleton}>
        {html !== '' && <LaterHtml html={html} level={title === '' ? 2 : 3} />}
        {text !== '' && <Paragraphs text={text} />}
      </WhenReady>
    </Titled>
  )
}
