import { afterAll, expect, it } from 'vitest'
import { expectHowTo } from './support/howTo.ts'
import { after, openScratch } from './support/openScratch.ts'

const scratch = openScratch([
  'src',
  'admin',
  'mocks',
  'schemas',
  'tests/setup.ts',
  'tests/run',
  '.storybook',
  'vitest.config.ts',
])
afterAll(() => scratch.close())

const declaration = `${[
  "import { Type } from 'typebox'",
  "import { blockBase } from '../shape/common.ts'",
  "import { exact } from '../shape/shapes.ts'",
  "import { figure, text } from '../shape/slots.ts'",
  "import { blocksRef } from './blocksRef.ts'",
  "import { declareBlock } from './declareBlock.ts'",
].join('\n')}

export const starRating = declareBlock({
  title: { kor: '별점', cn: '星级', en: 'Stars' },
  help: { kor: '별의 개수로 보여주는 점수입니다.', cn: '以星数显示的评分。', en: 'A score as a number of stars.' },
  icon: 'star',
  shape: exact(
    {
      type: Type.Literal('starRating'),
      ...blockBase,
      label: text('What is rated.'),
      stars: figure({ least: 0, most: 5 }, 'How many stars.'),
      why: blocksRef,
    },
    'Stars out of five, and why.',
  ),
  examples: [
    {
      name: 'the stars of a member',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'starRating',
        id: 'stars',
        label: 'vip.title',
        stars: '=data.user.isagent == 1 ? 5 : 4',
        why: [{ type: 'text', id: 'why', text: '=data.user.realname' }],
      },
      shows: '★★★★',
    },
  ],
})
`
const view = `${[
  "import type { BlockOf } from '../../../format/blocks/Block.ts'",
  "import { Skeleton } from '../../../ui/Skeleton.tsx'",
  "import { WhenReady } from '../../parts/WhenReady.tsx'",
  "import { numberOf } from '../../reading/display.ts'",
  "import type { Reader } from '../../reading/reader.ts'",
  "import { useDerived } from '../../reading/useDerived.ts'",
  "import { Blocks } from '../Blocks.tsx'",
].join('\n')}

const readStars = (read: Reader, { label, stars }: BlockOf<'starRating'>) => ({
  label: read.text(label),
  count: numberOf(read.value(stars)) ?? 0,
})

export function StarRatingView({ block }: { block: BlockOf<'starRating'> }) {
  const stars = useDerived(block, readStars)
  return (
    <WhenReady of={stars} skeleton={<Skeleton shape="cell" />}>
      <p>{stars.value.label} {'★'.repeat(stars.value.count)}</p>
      <Blocks blocks={block.why} at="/why" />
    </WhenReady>
  )
}
`
const stories = 'src/renderer/blocks/star-rating/StarRatingView.gen.stories.tsx'
const tables = [
  'src/start/views.gen.ts',
  'src/format/blocks/blockNeeds.gen.ts',
  'src/format/blocks/blockPlaces.gen.ts',
  stories,
]
const askWhatIsKnown = `
  const { placedBlocks } = await import('./src/format/blocks/placedBlocks.ts')
  const { exampleFiles } = await import('./src/format/manual/exampleScreen.ts')
  const { text } = exampleFiles.find(({ type }) => type === 'starRating')
  console.log(placedBlocks(JSON.parse(text).body).map(({ path }) => path.join('/')).join(' '))
`

it('a block is added in three files, and check, manual, stories and suite know it', { timeout: 300_000 }, () => {
  scratch.write('src/format/blocks/starRating.ts', () => declaration)
  scratch.write('src/format/blocks/Block.ts', (text) =>
    after(
      after(text, "from './stats.ts'\n", "import { starRating } from './starRating.ts'\n"),
      '\n  stats,',
      '\n  starRating,',
    ),
  )
  expect(scratch.run('src/build/generate/generate.js')).toContain(stories)
  expect(scratch.typeErrors(tables.slice(0, 1), { types: ['vite/client', 'node'] })).toEqual([
    expect.stringContaining('StarRatingView.tsx'),
  ])

  const file = 'src/renderer/blocks/star-rating/StarRatingView.tsx'
  scratch.write(file, () => view)
  expect(scratch.typeErrors([...tables, file], { types: ['vite/client', 'node'] })).toEqual([])
  expect(scratch.run('--input-type=module', '--eval', askWhatIsKnown)).toContain('0 0/why/0')
  expect(
    scratch.run(
      '--input-type=module',
      '--eval',
      "console.log((await import('node:fs')).readFileSync('schemas/reference/MANUAL.md', 'utf8'))",
    ),
  ).toContain('### starRating')
  const suite = ['run', '--project', 'page', 'src/renderer/testing/conformance.test.tsx', '-t', '^starRating']
  expect(scratch.run('node_modules/vitest/vitest.mjs', ...suite)).toMatch(/Tests .*1\d passed/)
  expect(scratch.written()).toHaveLength(3)
  expectHowTo('src/format/README.md', 'A new block', scratch.written())

  scratch.write('src/format/blocks/starRating.ts', (text) => text.replace(/icon: '\w+'/, "icon: 'starfish'"))
  expect(
    scratch.typeErrors(['admin/desk/pages/screens/tree/ScreenTree.tsx'], { types: ['vite/client', 'node'] }),
  ).toEqual([expect.stringContaining('starfish')])
})
