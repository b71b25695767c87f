import { Article } from '../../ui/Article.tsx'

/** Own text: blank lines part paragraphs, single breaks stay breaks. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, place) => ({ place, paragraph }))
  return (
    <Article>
      {paragraphs.map(({ place, paragraph }) => (
        <p key={place}>{paragraph}</p>
      ))}
    </Article>
  )
}
