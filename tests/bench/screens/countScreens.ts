import type { Chrome } from '../chrome/launchChrome.ts'
import type { ChromePage } from '../chrome/openPage.ts'
import { countRenders } from './countRenders.ts'
import { fields } from './fields.ts'
import { goInside } from './goInside.ts'
import { waitForPolls } from './measurePolls.ts'
import { openScreen } from './openScreen.ts'
import { shown } from './shown.ts'
import { typeFilter } from './typeFilter.ts'
import type { Variant } from './Variant.ts'
import { waitFor, waitUntilSettled } from './waitFor.ts'

/** How many components rendered, how many of them fields of a form and rows of a list. */
interface Count {
  readonly components: number
  readonly fields: number
  readonly rows: number
}

export type Counts = Readonly<
  Record<'visitList' | 'visitForm' | 'keyAmount' | 'keyOwner' | 'keyLongForm' | 'equalPoll' | 'filter', Count>
>

const fieldNames = ['TextField', 'AmountField', 'SelectField', 'RadioCards', 'PasswordField', 'DateField']

/** Counts renders on a build that carries names; the figures are the same at every run. */
export async function countScreens(chrome: Chrome, variant: Variant): Promise<Counts> {
  const list = await openScreen(chrome, variant, '/transRecord', { prepare: countRenders })
  await waitFor(list, shown.rows)
  const visitList = await takeCount(list)
  await list.tap(typeFilter.button)
  await waitFor(list, typeFilter.isOpen)
  await takeCount(list)
  await list.tap(typeFilter.withdrawals)
  await waitFor(list, typeFilter.hasWithdrawals)
  const filter = await takeCount(list)
  await goInside(list, '/benchPolled', shown.rows)
  await waitForPolls(list, 1)
  await takeCount(list)
  await waitForPolls(list, 1)
  const equalPoll = await takeCount(list, 500)
  await list.close()

  const form = await openScreen(chrome, variant, '/recharge', { prepare: countRenders })
  await waitFor(form, shown.form)
  const visitForm = await takeCount(form)
  const keyAmount = await countKey(form, fields.amount)
  const keyOwner = await countKey(form, fields.owner)
  await goInside(form, '/benchForm', shown.hundredFields)
  const keyLongForm = await countKey(form, fields.fiftieth)
  await form.close()
  return { visitList, visitForm, keyAmount, keyOwner, keyLongForm, equalPoll, filter }
}

/** The fourth key: the first ones may change what a form is, as from untouched to touched. */
async function countKey(page: ChromePage, field: () => HTMLElement | null | undefined): Promise<Count> {
  await page.evaluateSource(`(${String(field)})().focus()`)
  for (const key of '123') await page.press(key)
  await takeCount(page)
  await page.press('4')
  return takeCount(page)
}

/** Renders since the last count, once nothing more renders. */
async function takeCount(page: ChromePage, quietMs?: number): Promise<Count> {
  await waitUntilSettled(page, quietMs)
  const renders = await page.evaluate(() => {
    const taken = window.renders
    window.renders = {}
    return taken
  })
  const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (renders[name] ?? 0), 0)
  return { components: sumOf(Object.keys(renders)), fields: sumOf(fieldNames), rows: renders['RecordRow'] ?? 0 }
}
