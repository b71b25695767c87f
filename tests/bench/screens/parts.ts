import type { Chrome } from '../chrome/launchChrome.ts'
import { fields } from './fields.ts'
import { goInside } from './goInside.ts'
import { measureFilter } from './measureFilter.ts'
import { measureGrowth } from './measureGrowth.ts'
import { measureLongForm } from './measureLongForm.ts'
import { measurePolls } from './measurePolls.ts'
import { measureTyping } from './measureTyping.ts'
import { measureVisit } from './measureVisit.ts'
import type { PartName } from './measures.ts'
import { openScreen } from './openScreen.ts'
import type { Sample } from './Sample.ts'
import { shown } from './shown.ts'
import type { Variant } from './Variant.ts'
import { waitFor } from './waitFor.ts'

/** As many rows as the list is grown to. */
export const manyRows = 10_000

interface Part {
  readonly title: string
  /** The share of the runs that this part takes: some parts are long and steady. */
  readonly share: number
  /** Whether it needs the screens that only the bench has. */
  readonly isEdited: boolean
  readonly measure: (chrome: Chrome, variant: Variant, cpu: number) => Promise<Sample>
}

/** The parts of the comparison. */
export const parts: Readonly<Record<PartName, Part>> = {
  list: {
    title: 'The list, `/transRecord`',
    share: 1,
    isEdited: false,
    async measure(chrome, variant, cpu) {
      const { page, sample } = await measureVisit(chrome, variant, { path: '/transRecord', cpu, shown: shown.rows })
      const filter = await measureFilter(page)
      await page.close()
      return { ...sample, ...filter }
    },
  },
  form: {
    title: 'The form, `/recharge`',
    share: 1,
    isEdited: false,
    async measure(chrome, variant, cpu) {
      const { page, sample } = await measureVisit(chrome, variant, { path: '/recharge', cpu, shown: shown.form })
      const typing = await measureTyping(page, fields.amount, '123456789012')
      await page.close()
      return { ...sample, ...typing }
    },
  },
  longForm: {
    title: 'A form of 100 fields',
    share: 0.5,
    isEdited: true,
    measure: measureLongForm,
  },
  poll: {
    title: 'A silent poll with equal rows',
    share: 0.5,
    isEdited: true,
    async measure(chrome, variant, cpu) {
      const page = await openScreen(chrome, variant, '/transRecord', { cpu })
      await waitFor(page, shown.rows)
      await goInside(page, '/benchPolled', shown.rows)
      const sample = await measurePolls(page)
      await page.close()
      return sample
    },
  },
  growth: {
    title: 'Growing to 10,000 rows',
    share: 0.1,
    isEdited: false,
    async measure(chrome, variant, cpu) {
      const page = await openScreen(chrome, variant, '/transRecord', { cpu })
      await waitFor(page, shown.rows)
      const sample = await measureGrowth(page, manyRows)
      await page.close()
      return sample
    },
  },
}
