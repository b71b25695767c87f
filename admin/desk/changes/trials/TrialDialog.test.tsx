// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk, type FakeDeskOptions } from '../../testing/createFakeDesk.ts'
import { haltedTrial, testTrial } from '../../testing/fakeTrials.ts'
import { openWay } from '../../testing/openWay.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

const TITLE = 'copy:kor:wallet.title'
const MIN = 'settings:/recharge/bank/min'

async function openDialog(options?: FakeDeskOptions, fact = TITLE, path = '/changes/own') {
  const api = createFakeDesk(options)
  api.editAs('mina', fact, '500')
  const { user } = renderDesk(api, path)
  await user.click(await openWay(user, 'Try on some phones…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Try on some phones' }))
  return {
    api,
    user,
    dialog,
    retype: async (label: string, text: string) => {
      await user.clear(await dialog.findByLabelText(label))
      await user.type(dialog.getByLabelText(label), text)
    },
    submit: () => user.click(dialog.getByRole('button', { name: 'Begin the trial' })),
    sent: () => api.calls.filter(({ name }) => name === 'startTrial').map(({ body }) => body),
  }
}

describe('trying a change on some phones', () => {
  it('says when it halts, sends what was chosen, and shows the change frozen with what comes next', async () => {
    const { user, dialog, retype, submit, sent } = await openDialog()
    expect(await dialog.findByLabelText('Step 1')).toHaveValue('5')
    expect(dialog.getByLabelText('Step 2')).toHaveValue('25')
    await retype('Step 2', '40')
    await retype('On at least so many phones', '30')
    expect(
      dialog.getByText(
        /on at least 30 phones, faults or refused money are clearly more frequent than on the other phones: by 5/,
      ),
    ).toBeVisible()
    await user.selectOptions(dialog.getByLabelText('How it goes on'), 'By itself, after some time')
    await retype('Minutes between two steps', '15')
    await user.type(dialog.getByLabelText('Reason'), 'A shorter title')
    await submit()
    expect(await screen.findByText(/^Goes to 40% by itself once 30 phones/)).toBeVisible()
    expect(sent()).toEqual([
      {
        change: 'own',
        reason: 'A shorter title',
        shares: [5, 40],
        every: 15,
        halts: { phones: 30, points: 5 },
        acknowledgedWarnings: [],
        reviewed: 'hash-1',
      },
    ])
    expect(await openWay(user, 'History', /^More for/)).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Undo' })).toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Other ways' })).toBeNull()
    // What is edited next is another change.
    expect(screen.getByRole('button', { name: 'You edit: No edits yet' })).toBeVisible()
  })

  it('is over with the end of the trial, and offered again', async () => {
    const { user, dialog, submit } = await openDialog({}, TITLE, '/changes/own')
    await user.type(await dialog.findByLabelText('Reason'), 'A shorter title')
    await submit()
    await user.click(await screen.findByRole('button', { name: /^End the trial/ }))
    const asked = within(await screen.findByRole('alertdialog', { name: /^End the trial of/ }))
    await user.click(asked.getByRole('button', { name: 'End the trial' }))
    expect(await openWay(user, 'Try on some phones…')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leaves out a step and adds one', async () => {
    const { user, dialog, submit, sent } = await openDialog()
    await user.click(await dialog.findByRole('button', { name: 'Leave out step 1' }))
    expect(dialog.queryByRole('button', { name: /^Leave out/ })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Add a step' }))
    await user.type(dialog.getByLabelText('Step 2'), '50')
    await user.type(dialog.getByLabelText('Reason'), 'A shorter title')
    await submit()
    await waitFor(() => expect(sent()).toMatchObject([{ shares: [25, 50] }]))
    expect(sent()).not.toMatchObject([{ every: expect.anything() }])
  })

  it.each([
    ['Step 1', '0', 'A whole number from 1 to 99.'],
    ['Step 2', '5', 'More than in the step before.'],
    ['On at least so many phones', '3', 'A whole number from 10 to 10,000.'],
    ['Percentage points more than on the others', '60', 'A whole number from 1 to 50.'],
  ])('refuses for %s %s beside the field, and sends nothing', async (label, text, said) => {
    const { user, dialog, retype, submit, sent } = await openDialog()
    await retype(label, text)
    await user.type(dialog.getByLabelText('Reason'), 'A shorter title')
    await submit()
    const field = dialog.getByLabelText(label)
    expect(field).toHaveAccessibleDescription(expect.stringContaining(said))
    expect(field).toHaveFocus()
    expect(sent()).toEqual([])
  })

  it('keeps what is typed when the service refuses, and says why', async () => {
    const { api, user, dialog, retype, submit } = await openDialog()
    api.refuse('startTrial', new DeskError('trial-refused', 'Another one.', { why: 'running' }))
    await retype('Step 1', '10')
    await user.type(dialog.getByLabelText('Reason'), 'A shorter title')
    await submit()
    expect(await dialog.findByText('No trial has begun')).toBeVisible()
    expect(dialog.getByText(/^Another change is being tried\. End its trial first/)).toBeVisible()
    expect(dialog.getByLabelText('Step 1')).toHaveValue('10')
    expect(dialog.getByLabelText('Reason')).toHaveValue('A shorter title')
    await submit()
    expect(await screen.findByText(/Nobody can edit it while it is tried/)).toBeVisible()
  })

  it('is shut before anything is asked where settings are among the edits, which are the same for everybody', async () => {
    const api = createFakeDesk()
    api.editAs('mina', MIN, '500')
    const { user } = renderDesk(api, '/review')
    const way = await openWay(user, 'Try on some phones…')
    expect(way).toHaveAttribute('aria-disabled', 'true')
    expect(way).toHaveAccessibleDescription(
      /^Limits and other settings cannot be tried, the platform reads them too: Deposits › Bank transfer › Minimum\. Schedule/,
    )
    expect(screen.getByRole('menuitem', { name: 'Schedule…' })).not.toHaveAttribute('aria-disabled')
  })

  it('says before anything is typed that phones are not counted', async () => {
    const { dialog } = await openDialog({ phones: { counted: 0, shown: [] } })
    expect(await dialog.findByText('Phones are not counted')).toBeVisible()
    expect(dialog.queryByLabelText('Step 1')).toBeNull()
  })

  it('is shut while another trial runs, beside which there is no other, with a way to that one', async () => {
    const api = createFakeDesk({ trials: [testTrial()] })
    api.editAs('mina', TITLE, '500')
    const { user } = renderDesk(api, '/review')
    const way = await openWay(user, 'Try on some phones…')
    expect(way).toHaveAttribute('aria-disabled', 'true')
    expect(way).toHaveAccessibleDescription(/^“Holiday words” is on 5% of the phones\. Only one change/)
    await user.click(screen.getByRole('link', { name: 'Look at that trial' }))
    await waitFor(() => expect(location.hash).toBe('#/changes/change-1'))
  })

  it('is offered to publishers alone', async () => {
    const api = createFakeDesk({ role: 'editor' })
    api.editAs('mina', TITLE, '500')
    renderDesk(api, '/review')
    await screen.findByText(/Publishing needs the role/)
    expect(screen.queryByRole('button', { name: 'Other ways' })).toBeNull()
  })
})

describe('the review of a change that is tried', () => {
  it('publishes it for everybody, which ends the trial', async () => {
    const api = createFakeDesk({ trials: [testTrial({ share: 25 })] })
    api.changeAs('jun', 'Holiday words', { [TITLE]: '연휴 지갑' })
    const { user } = renderDesk(api, '/review?change=change-1')
    expect(await screen.findByText('Then everybody, when somebody publishes it.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Join and edit' })).toBeNull()
    await user.type(await screen.findByLabelText('Reason'), 'It went well')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(api.calls).toMatchObject([{ name: 'publish', body: { change: 'change-1' } }]))
    await waitFor(() => expect(screen.queryByText('Being tried')).toBeNull())
  })

  it('of another change says what a publish does to the trial', async () => {
    const api = createFakeDesk({ trials: [testTrial()] })
    api.editAs('mina', TITLE, '500')
    renderDesk(api, '/review')
    expect(await screen.findByText('“Holiday words” is being tried on 5% of the phones')).toBeVisible()
    expect(screen.getByText(/^A publish does not end that: the trial is built again/)).toBeVisible()
  })

  it('says why it halted, with what the gates found, and leaves the change open', async () => {
    const halted = {
      at: '2026-03-02T06:00:00.000Z',
      reason: 'blocked',
      blockers: [{ gate: 'check', code: 'x', message: 'The screen needs a text that is gone.' }],
      warnings: [],
    } as const
    const api = createFakeDesk({ trials: [haltedTrial({ halted: { ...halted, blockers: [...halted.blockers] } })] })
    api.changeAs('jun', 'Holiday words', { [TITLE]: '연휴 지갑' })
    const { user } = renderDesk(api, '/review?change=change-1')
    expect(await screen.findByText('“Holiday words”: the trial halted by itself')).toBeVisible()
    expect(screen.getByText(/does not fit what went live meanwhile/)).toBeVisible()
    expect(screen.getByText('The screen needs a text that is gone.')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Review again/ })).toBeNull()
    expect(await openWay(user, 'Try on some phones…')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Join and edit' })).toBeVisible()
  })
})

it('a rollback is said to end the trial', async () => {
  const api = createFakeDesk({ trials: [testTrial()] })
  renderDesk(api, '/history/1/rollback')
  expect(await screen.findByText('A rollback ends that trial.')).toBeVisible()
})
