import { demoAccounts } from '../../../mocks/platform/demoAccounts.ts'
import { launchChrome } from '../chrome/launchChrome.ts'
import { median } from '../report/median.ts'
import { percentile } from '../report/percentile.ts'
import type { Section } from '../report/Section.ts'
import { toTable } from '../report/toTable.ts'
import { writeFigure } from '../report/writeFigure.ts'
import { logIn } from '../screens/logIn.ts'
import { logInBefore } from '../screens/logInBefore.ts'
import { shown } from '../screens/shown.ts'
import { waitFor, waitUntilSettled } from '../screens/waitFor.ts'
import { watchPage } from '../screens/watchPage.ts'
import { startStand } from '../stand/startStand.ts'
import { minimumEdit } from './minimumEdit.ts'

const RELEASES = 20

/** From an operator's publish until an open phone has painted it. */
export async function measurePhone(executable: string): Promise<Section> {
  const stand = await startStand()
  const chrome = await launchChrome(executable)
  const fromPress: number[] = []
  const fromAnswer: number[] = []
  try {
    const token = await logIn(stand.url, demoAccounts.member)
    const page = await chrome.open({
      url: `${stand.url}/#/recharge`,
      cpu: 1,
      before: [logInBefore(token, 'kor'), `(${String(watchPage)})()`],
    })
    await waitFor(page, shown.form)
    await waitUntilSettled(page)
    for (let turn = 0; turn <= RELEASES; turn += 1) {
      const edit = minimumEdit(turn)
      const painted = page.evaluate(async (least) => {
        const at = await window.bench.painted(
          () => document.querySelector('main form')?.textContent.includes(`${least}원~`) === true,
        )
        return performance.timeOrigin + at
      }, edit.value)
      const { startedAt, acknowledgedAt } = await stand.publish([edit])
      const paintedAt = await painted
      fromPress.push(paintedAt - startedAt)
      fromAnswer.push(paintedAt - acknowledgedAt)
      await waitUntilSettled(page, 300)
    }
  } finally {
    await chrome.close()
    await stand.stop()
  }
  const row = (label: string, [, ...values]: readonly number[]) => [
    label,
    String(values.length),
    ...[median(values), percentile(values, 95), Math.max(...values)].map((value) => writeFigure(Math.round(value))),
  ]
  const table = toTable(
    ['', 'publishes', 'p50, ms', 'p95, ms', 'most, ms'],
    [row('from the press until the new limit is painted', fromPress), row('… after the operator’s answer', fromAnswer)],
  )
  return {
    name: 'phone',
    text: `### Published and painted\n\nA phone has the deposit open; the least deposit changes under its form. Without the play test, whose time is above.\n\n${table}`,
  }
}
