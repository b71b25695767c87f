import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../run/ensureChromium.ts'
import { measureAreas } from './areas/measureAreas.ts'
import { partNames, partsHelp, readParts } from './benchParts.ts'
import { buildAll } from './buildAll.ts'
import { measureKeystrokes } from './desk/measureKeystrokes.ts'
import { describeMachine } from './report/describeMachine.ts'
import { mergeResults } from './report/mergeResults.ts'
import type { Section } from './report/Section.ts'
import { compareScreens } from './screens/compareScreens.ts'
import { measureFirstView } from './start/measureFirstView.ts'
import { measureService } from './service/measureService.ts'

const HELP = `npm run bench -- [part …] [--runs N] [--built] [--write]

Without a part, all of them:
${partsHelp}

--runs   how often each visit to a screen is measured, 10 by default
--built  measures what an earlier run has built
--write  keeps the figures in tests/bench/RESULTS.md, in the place of the parts' earlier ones`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '10' },
    built: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(HELP)
else await bench()

async function bench(): Promise<void> {
  const { screens, areas, service, start, desk } = readParts(positionals)
  const executable = await ensureChromium()
  const tell = ({ name, text }: Section) => {
    const section = { name, text: `${text}\n\n${describeMachine(executable)}` }
    console.log(`\n${section.text}`)
    if (values.write) keep(section)
  }
  if (!values.built) buildAll({ withTwin: screens.length > 0 })
  if (screens.length > 0) await compareScreens({ executable, runs: Number(values.runs), only: screens, tell })
  await measureAreas({ executable, only: areas, tell })
  await measureService({ executable, only: service, tell })
  if (start.length > 0) await measureFirstView({ executable, tell })
  if (desk.length > 0) await measureKeystrokes(executable, tell)
}

function keep(section: Section): void {
  const path = join(import.meta.dirname, 'RESULTS.md')
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  writeFileSync(path, mergeResults(before, [section], partNames))
}
