import type { Chrome } from '../chrome/launchChrome.ts'
import { since } from '../chrome/Metrics.ts'
import { fields } from './fields.ts'
import { measureTyping } from './measureTyping.ts'
import { openScreen } from './openScreen.ts'
import type { Sample } from './Sample.ts'
import { shown } from './shown.ts'
import type { Variant } from './Variant.ts'
import { waitFor, waitUntilSettled } from './waitFor.ts'

/** Opens the form of a hundred fields from another screen and types into one of them. */
export async function measureLongForm(chrome: Chrome, variant: Variant, cpu: number): Promise<Sample> {
  const page = await openScreen(chrome, variant, '/recharge', { cpu })
  await waitFor(page, shown.form)
  // The live release and the code of forms are loaded, so that only the form is measured.
  await waitUntilSettled(page)
  const before = await page.metrics()
  const began = await page.evaluate(() => {
    window.location.hash = '#/benchForm'
    return performance.now()
  })
  const openedAfter = (await waitFor(page, shown.hundredFields)) - began
  await waitUntilSettled(page, 500)
  const { task, script } = since(before, await page.metrics())
  const typing = await measureTyping(page, fields.fiftieth, '12345678901234567890')
  await page.close()
  return { openedAfter, openTask: task, openScript: script, ...typing }
}
