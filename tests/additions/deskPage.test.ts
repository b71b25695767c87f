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

const types = { types: ['vite/client', 'node'] }
const pages = 'admin/desk/frame/Pages.tsx'
const money = 'admin/desk/pages/money/MoneyPage.tsx'
const roots = ['admin/desk/kit/areas.ts', 'admin/desk/frame/find/FindDialog.tsx', pages, money]
const wordFiles = ['admin/desk/words/kor.ts', 'admin/desk/words/cn.ts', 'admin/desk/words/en.ts']
const page = `${[
  "import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'",
  "import { PageHeader } from '../../kit/PageHeader.tsx'",
  "import { RowLink } from '../../kit/RowLink.tsx'",
  "import { useWords } from '../../words/useWords.ts'",
].join('\n')}

/** The range of each pay way, side by side. */
export function RangesPage() {
  const { t } = useWords()
  const { bank, wechat } = useDraftSnapshot().live.settings.recharge
  return (
    <>
      <PageHeader title={t('areas.ranges')} actions={<RowLink to="/money">{t('areas.money')}</RowLink>} />
      <p>{t('ranges.both', { bank: bank.min, wechat: wechat.min })}</p>
    </>
  )
}
`
const test = `${[
  '// @vitest-environment jsdom',
  "import { screen } from '@testing-library/react'",
  "import { expect, it } from 'vitest'",
  "import { createFakeDesk } from '../../testing/createFakeDesk.ts'",
  "import { renderDesk } from '../../testing/renderDesk.tsx'",
].join('\n')}

it('leads from the money to the ranges, and finds them', async () => {
  const { user } = renderDesk(createFakeDesk(), '/money')
  await user.click(await screen.findByRole('link', { name: 'Ranges' }))
  expect(await screen.findByRole('heading', { name: 'Ranges', level: 1 })).toBeVisible()
  expect(screen.getByText(/^Bank from [0-9]+, WeChat from [0-9]+$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Money', current: 'page' })).toBeVisible()
  Element.prototype.scrollIntoView = () => undefined
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Search the desk' }), 'ranges')
  expect(await screen.findByRole('option', { name: /^Ranges/ })).toBeVisible()
})
`
/** Its name and its words in a table of the desk's words. */
const worded = (name: string, both: string) => (text: string) =>
  after(text, '\n  areas: {', `\n    ranges: '${name}',`).replace(
    '\n  roles: {',
    `\n  ranges: {\n    both: '${both}',\n  },\n  roles: {`,
  )
const vitest = (...args: readonly string[]) =>
  scratch.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'page', ...args)

it('a page of the desk is added in eight files, and menu, search and languages know it', { timeout: 300_000 }, () => {
  scratch.write('admin/desk/kit/areas.ts', (text) =>
    after(
      after(text, "export type PageName = 'reports'", " | 'ranges'"),
      "{ path: '/money', name: 'money', icon: 'card', inPhone: true",
      ", further: [{ path: '/money/ranges', name: 'ranges', inPhone: true }]",
    ),
  )
  scratch.write('admin/desk/words/en.ts', worded('Ranges', 'Bank from {{bank}}, WeChat from {{wechat}}'))
  expect(scratch.typeErrors([...roots, ...wordFiles], types)).toEqual([
    expect.stringMatching(/cn\.ts: .*'ranges'/),
    expect.stringMatching(/kor\.ts: .*'ranges'/),
  ])

  scratch.write('admin/desk/words/kor.ts', worded('범위', '은행 {{bank}}부터, 위챗 {{wechat}}부터'))
  scratch.write('admin/desk/words/cn.ts', worded('范围', '银行 {{bank}} 起，微信 {{wechat}} 起'))
  const file = 'admin/desk/pages/money/RangesPage.tsx'
  scratch.write(file, () => page)
  scratch.write(pages, (text) =>
    after(
      after(
        text,
        "(await import('../pages/money/MoneyPage.tsx')).MoneyPage)",
        "\nconst RangesPage = lazyPage(async () => (await import('../pages/money/RangesPage.tsx')).RangesPage)",
      ),
      '<Route path="/money" element={<MoneyPage />} />',
      '\n      <Route path="/money/ranges" element={<RangesPage />} />',
    ),
  )
  scratch.write(money, (text) =>
    after(
      after(
        text,
        "title={t('areas.money')} text={t('money.text')}",
        ' actions={<RowLink to="/money/ranges">{t(\'areas.ranges\')}</RowLink>}',
      ),
      "import { PageHeader } from '../../kit/PageHeader.tsx'\n",
      "import { RowLink } from '../../kit/RowLink.tsx'\n",
    ),
  )
  const beside = 'admin/desk/pages/money/RangesPage.test.tsx'
  scratch.write(beside, () => test)
  expect(scratch.typeErrors([...roots, ...wordFiles, file, beside, 'tests/setup.ts'], types)).toEqual([])
  expect(vitest(beside, 'admin/desk/words/words.test.ts')).toMatch(/Test Files .*2 passed/)
  expect(scratch.written()).toHaveLength(8)
  expectHowTo('admin/desk/README.md', 'A new page', scratch.written())
})
