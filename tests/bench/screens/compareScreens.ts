import { chromium } from 'playwright'
import { chromiumArgs } from '../../run/findChromium.ts'
import { launchChrome, type Chrome } from '../chrome/launchChrome.ts'
import { compareTable, type Column } from '../report/compareTable.ts'
import type { Section } from '../report/Section.ts'
import { assertSame } from './assertSame.ts'
import { benchScreens } from './benchScreens.ts'
import { countScreens } from './countScreens.ts'
import { countTable } from './countTable.ts'
import { interleave } from './interleave.ts'
import { measures, type PartName } from './measures.ts'
import { manyRows, parts } from './parts.ts'
import { startVariants } from './startVariants.ts'
import type { Variant } from './Variant.ts'

export interface ScreensOptions {
  /** The browser's program. */
  readonly executable: string
  readonly runs: number
  readonly only: readonly ScreenPart[]
  /** Called with each part as soon as it is measured. */
  readonly tell: (section: Section) => void
}

export type ScreenPart = PartName | 'renders'

const SPEEDS = [1, 4]

/** First checks that both are the same, then measures what each costs. */
export async function compareScreens({ executable, runs, only, tell }: ScreensOptions): Promise<void> {
  await withVariants({ records: manyRows, edits: benchScreens }, async (variants) => {
    const browser = await chromium.launch({ executablePath: executable, args: chromiumArgs })
    const compared = await assertSame(browser, variants)
    await browser.close()
    tell({
      name: 'same',
      text: `App and twin had the same accessibility tree and made the same calls in ${compared} situations before anything was timed.`,
    })
  })
  const chrome = await launchChrome(executable)
  try {
    if (only.includes('renders')) tell(await compareRenders(chrome))
    for (const isEdited of [false, true]) {
      const names = only.filter((name) => name !== 'renders').filter((name) => parts[name].isEdited === isEdited)
      if (names.length === 0) continue
      await withVariants({ records: manyRows, edits: isEdited ? benchScreens : [] }, async (variants) => {
        for (const name of names) tell(await comparePart(chrome, variants, name, runs))
      })
    }
  } finally {
    await chrome.close()
  }
}

async function compareRenders(chrome: Chrome): Promise<Section> {
  let text = ''
  await withVariants({ records: manyRows, edits: benchScreens, isNamed: true }, async ([app, twin]) => {
    text = `### Renders\n\n${countTable(await countScreens(chrome, app), await countScreens(chrome, twin))}`
  })
  return { name: 'renders', text }
}

async function comparePart(
  chrome: Chrome,
  variants: readonly Variant[],
  name: PartName,
  runs: number,
): Promise<Section> {
  const { title, share, measure } = parts[name]
  const times = Math.max(1, Math.round(runs * share))
  const columns: Column[] = []
  for (const cpu of SPEEDS)
    columns.push({ cpu, samples: await interleave(variants, times, async (variant) => measure(chrome, variant, cpu)) })
  const how = `Medians of ${times} ${times === 1 ? 'run' : 'runs'} each, in turn; ± half of what the middle half spreads over.`
  return { name, text: `### ${title}\n\n${how}\n\n${compareTable(measures[name], columns)}` }
}

type Variants = Awaited<ReturnType<typeof startVariants>>

async function withVariants(
  options: Parameters<typeof startVariants>[0],
  compare: (variants: Variants) => Promise<void>,
): Promise<void> {
  const variants = await startVariants(options)
  try {
    await compare(variants)
  } finally {
    for (const { stand } of variants) await stand.stop()
  }
}
