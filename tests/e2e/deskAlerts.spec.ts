import { rename } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { noteOwnStop } from '../../admin/service/testing/noteOwnStop.ts'
import { findViolations } from './support/findViolations.ts'
import { enter } from './support/member.ts'
import { join, openArea } from './support/operator.ts'
import type { Stack } from './support/startStack.ts'
import { test } from './support/stopTest.ts'
import { expect } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

const bar = (desk: Page) => desk.getByRole('status', { name: 'Stopped now' })
const send = (member: Page) => member.getByRole('button', { name: '입금 신청' })
const HOUR = 60 * 60_000

/** Sends what Alertmanager sends, which has no cookies; answers the status and what became of the alert. */
async function alert({ deskUrl }: Stack, token: string, stop: string, startsAt: string) {
  const response = await fetch(`${deskUrl}/desk-api/alerts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      version: '4',
      alerts: [
        {
          status: 'firing',
          labels: { alertname: 'PlatformFailing', playbill_stop: stop },
          annotations: { summary: 'One call in twenty fails' },
          startsAt,
          fingerprint: 'c0ffee',
        },
      ],
    }),
  })
  const { code, alerts } = (await response.json()) as { code?: string; alerts?: readonly { outcome: string }[] }
  return [response.status, code ?? alerts?.[0]?.outcome]
}

async function openDeposit(member: Page, stack: Stack): Promise<void> {
  await enter(member, stack.appUrl, '/recharge')
  await expect(send(member)).toBeEnabled()
}

test('an owner makes a token: its alert stops what it may, stops nothing again that a person has lifted, and opens nothing once it is revoked', async ({
  page: desk,
  browser,
  stack,
}) => {
  test.slow()
  await join(desk, stack, 'petra', 'owner')
  await openArea(desk, 'People')
  await desk.getByRole('button', { name: 'Make a token' }).click()
  const form = desk.getByRole('form', { name: 'Make a token' })
  await form.getByLabel('Name').fill('Night pager')
  await form.getByRole('checkbox', { name: 'Deposits', exact: true }).check()
  await form.getByRole('combobox', { name: 'Lasts' }).selectOption('7 days')
  expect(await findViolations(desk)).toEqual([])
  await form.getByRole('button', { name: 'Make a token' }).click()
  const shown = desk.getByText(/^playbill_[\w-]{43}$/)
  const token = await shown.innerText()
  await desk.reload()
  const row = desk.getByRole('row', { name: /Night pager/ })
  await expect(row).toContainText('Stop: Deposits', { timeout: 45_000 })
  await expect(row).toContainText('Never')
  await expect(shown).toHaveCount(0)

  const member = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await openDeposit(member, stack)
  const began = new Date(Date.now() - HOUR).toISOString()
  expect(await alert(stack, token, 'withdrawals', began)).toEqual([422, 'alert-refused'])
  expect(await alert(stack, token, 'deposits', began)).toEqual([200, 'stopped'])
  await expect(send(member)).toBeDisabled({ timeout: 3000 })
  await expect(bar(desk)).toContainText('by token:Night pager: PlatformFailing: One call in twenty fails')

  await bar(desk).getByRole('button', { name: 'Lift: Deposits' }).click()
  const lift = desk.getByRole('form', { name: 'Lift: Deposits' })
  await lift.getByRole('textbox', { name: 'Reason' }).fill('The platform is well')
  await lift.getByRole('button', { name: 'Lift: Deposits' }).click()
  await expect(send(member)).toBeEnabled()
  expect(await alert(stack, token, 'deposits', began)).toEqual([200, 'lifted'])
  expect(await alert(stack, token, 'deposits', new Date().toISOString())).toEqual([200, 'stopped'])
  await expect(send(member)).toBeDisabled({ timeout: 3000 })

  await desk.reload()
  await expect(row).not.toContainText('Never', { timeout: 45_000 })
  await row.getByRole('button', { name: 'Night pager' }).click()
  await desk.getByRole('menuitem', { name: 'Revoke' }).click()
  await expect(row).toHaveCount(0)
  expect(await alert(stack, token, 'deposits', began)).toEqual([401, 'token-not-valid'])
  await openArea(desk, 'History')
  await desk.getByLabel('Show', { exact: true }).selectOption('all')
  await expect(desk.getByRole('listitem', { name: /Used a machine token/ })).toHaveCount(4)
  await member.context().close()
})

test('a command stops while the database is away: members are told at once, and the desk lifts it once it is back', async ({
  page: desk,
  browser,
  stack,
  watch,
}) => {
  watch.expectProblems(/the server responded with a status of 503/)
  await join(desk, stack, 'elke', 'publisher')
  const member = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await openDeposit(member, stack)

  const database = resolve(stack.dataDir, 'playbill.db')
  await rename(database, `${database}.aside`)
  const printed = await stack.command('release', 'stop', 'deposits', '--reason', 'Fraud', '--kor', '곧 다시 열려요.')
  expect(printed).toMatch(/On this node only \(\S+\): the database cannot be reached/)
  await expect(member.getByText('곧 다시 열려요.')).toBeVisible({ timeout: 6000 })
  await expect(send(member)).toBeDisabled()

  await rename(`${database}.aside`, database)
  await expect(bar(desk).getByRole('button', { name: 'Lift: Deposits' })).toBeVisible()
  await expect(bar(desk)).toContainText('Fraud')
  await expect(bar(desk)).not.toContainText('alone')
  await bar(desk).getByRole('button', { name: 'Lift: Deposits' }).click()
  const lift = desk.getByRole('form', { name: 'Lift: Deposits' })
  await lift.getByRole('textbox', { name: 'Reason' }).fill('No fraud')
  await lift.getByRole('button', { name: 'Lift: Deposits' }).click()
  await expect(send(member)).toBeEnabled()
  await member.context().close()
})

test('stops of a machine that was off for more than a day stay on it until an operator has decided on each', async ({
  page: desk,
  stack,
}) => {
  await join(desk, stack, 'dora', 'publisher')
  const at = new Date(Date.now() - 25 * HOUR).toISOString()
  for (const name of ['deposits', 'bets'] as const) await noteOwnStop(stack.dataDir, name, at)
  await expect(bar(desk)).toContainText('On web-1 alone, since more than a day ago')
  expect(await findViolations(desk)).toEqual([])
  await desk.setViewportSize({ width: 390, height: 844 })
  await expect(bar(desk)).toContainText('Games and bets are stopped')
  await bar(desk).getByRole('button', { name: 'Stop everywhere: Deposits' }).click()
  await expect(bar(desk).getByRole('button', { name: 'Lift: Deposits' })).toBeVisible()
  await bar(desk).getByRole('button', { name: 'Drop: Games and bets' }).click()
  await expect(bar(desk)).not.toContainText('Games and bets')
})
