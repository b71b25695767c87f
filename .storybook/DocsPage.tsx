import { Controls, Description, Markdown, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { isBlockType, type BlockType } from '../src/format/blocks/Block.ts'
import { manualOfBlock } from '../src/format/manual/writeManual.ts'

/** The documentation of a part; that of a block is the format's own: what it is, its keys, and an example. */
export function DocsPage() {
  const { story } = useOf('story')
  const type = blockOf(story.initialArgs)
  return (
    <>
      <Title />
      <Subtitle />
      {type === undefined ? (
        <Description />
      ) : (
        <Markdown>
          {manualOfBlock(type).replaceAll('](#icons)', '](?path=/docs/documents-manual--docs#icons)')}
        </Markdown>
      )}
      <Primary />
      {type === undefined && <Controls />}
      <Stories />
    </>
  )
}

/** The block type that a story shows an example of. */
function blockOf({ type, example }: Readonly<Record<string, unknown>>): BlockType | undefined {
  return typeof example === 'number' && typeof type === 'string' && isBlockType(type) ? type : undefined
}
