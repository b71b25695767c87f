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

const minimumIsShown = (least: unknown) =>
  document.querySelector('main form')?.textContent.includes(`₩${String(least)}~`) === true

const formIsClosed = (isClosed: unknown) =>
  (document.querySelector('main form button[type=submit]:not(:disabled)') === null) === isClosed

/** From an operator's publish, stop or lifting until an open phone has painted it. */
export async function measurePhone(executable: string): Promise<Section> {
  const stand = await startStand()
  const chrome = await launchChrome(executable)
  const fromPress: number[] = []
  const fromAnswer: number[] = []
  const fromStop: number[] = []
  try {
    const token = await logIn(stand.url, demoAccounts.member)
    const page = await chrome.open({
      url: `${stand.url}/#/recharge`,
      cpu: 1,
      before: [logInBefore(token, 'kor'), `(${String(watchPage)})()`],
    })
    await waitFor(page, shown.form)
    await waitUntilSettled(page)
    const paint = (isShown: (value: unknown) => boolean, value: unknown) =>
      page.evaluateSource<number>(
        `window.bench.painted(() => (${String(isShown)})(${JSON.stringify(value)})).then((at) => performance.timeOrigin + at)`,
      )
    for (let turn = 0; turn <= RELEASES; turn += 1) {
      const edit = minimumEdit(turn)
      const painted = paint(minimumIsShown, edit.value)
      const { startedAt, acknowledgedAt } = await stand.publish([edit])
      const paintedAt = await painted
      fromPress.push(paintedAt - startedAt)
      fromAnswer.push(paintedAt - acknowledgedAt)
      await waitUntilSettled(page, 300)
    }
    for (let turn = 0; turn <= RELEASES; turn += 1) {
      const isStopped = turn % 2 === 0
      const painted = paint(formIsClosed, isStopped)
      const { startedAt } = await stand.stopDeposits(isStopped)
      fromStop.push((await painted) - startedAt)
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
    ['', 'times', 'p50, ms', 'p95, ms', 'most, ms'],
    [
      row('from the press until the new limit is painted', fromPress),
      row('… after the operator’s answer', fromAnswer),
      row('from a stop or its lifting until the form is painted closed or open', fromStop),
    ],
  )
  return {
    name: 'phone',
    text: `### Published and painted\n\nA phone has the deposit open; the least deposit changes under its form, then deposits are stopped and opened again. Without the play test, whose time is above.\n\n${table}`,
  }
}
