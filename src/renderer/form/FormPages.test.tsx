// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createOverlays } from '../../ui/createOverlays.ts'
import { InEnglish } from '../../ui/testing/renderInEnglish.tsx'
import { UiProvider } from '../../ui/UiProvider.tsx'
import { RendererProvider } from '../screen/RendererProvider.tsx'
import { Screen } from '../Screen.tsx'
import { createTestHost, failure, type TestAnswer } from '../testing/createTestHost.ts'
import { expressionOf as cel, planOf } from '../testing/planOf.ts'
import { formBlock, sending } from './testing/formBlock.ts'
import { playForm, settle } from './testing/playForm.tsx'

const block = formBlock(
  {
    name: { required: true },
    secret: { widget: 'password' },
    paper: { required: true, when: cel('form.name != "Kim"') },
    birthday: { required: true, schema: { type: 'string', minLength: 4 } },
    sure: { widget: 'checkbox', schema: { type: 'boolean', const: true }, required: true },
  },
  {
    pages: [
      { id: 'who', title: { c: 'Who' }, fields: ['name', 'secret'] },
      { id: 'papers', title: { c: 'Papers' }, fields: ['paper'] },
      { id: 'review', title: { c: 'Review' }, fields: ['birthday', 'sure'] },
    ],
    rules: [{ assert: cel('form.name != form.birthday'), at: 'name', message: { c: 'alike' } }],
    submit: sending('transfer', { amount: cel('form.name'), wallet: cel('form.birthday') }),
  },
)
const copy = { 'form.rowCount': '{{now}} of {{most}}' }
const button = (name: string) => screen.getByRole('button', { name })
const title = () => screen.getByRole('heading', { level: 2 })

describe('a form of pages', () => {
  it('checks a page on the way to the next, and sends all at once', async () => {
    const { user, host } = await playForm(block, { copy, answers: { transfer: {} } })
    expect(title()).toHaveAccessibleDescription('1 of 2')
    await user.click(button('Next'))
    expect(host.faults()).toEqual(['validation.required name'])
    expect(screen.getByLabelText('name')).toHaveFocus()
    await user.type(screen.getByLabelText('name'), 'Lee{Enter}')
    await waitFor(() => expect(title()).toHaveTextContent('Papers'))
    expect(title()).toHaveFocus()
    expect(title()).toHaveAccessibleDescription('2 of 3')
    await user.type(screen.getByLabelText('paper'), 'P1')
    await user.click(button('Next'))
    // Of what is not asked for yet nothing is said.
    expect(screen.getByLabelText('birthday')).toBeValid()
    await user.type(screen.getByLabelText('birthday'), '1990')
    await user.click(screen.getByLabelText('sure'))
    expect(host.calls).toEqual([])
    await user.click(button('submit'))
    expect(host.callsOf('transfer').map(({ params }) => params)).toEqual([{ amount: 'Lee', wallet: '1990' }])
    await waitFor(() => expect(title()).toHaveTextContent('Who'))
    expect(screen.getByLabelText('name')).toHaveValue('')
  })

  it('leads to the page of what is wrong', async () => {
    const { user, host } = await playForm(block, { copy })
    await user.type(screen.getByLabelText('name'), 'Kim')
    await user.click(button('Next'))
    expect(title()).toHaveTextContent('Review')
    await user.click(button('Back'))
    await user.clear(screen.getByLabelText('name'))
    await user.type(screen.getByLabelText('name'), '1990')
    await user.click(button('Next'))
    await user.type(screen.getByLabelText('paper'), 'P1')
    await user.click(button('Next'))
    await user.type(screen.getByLabelText('birthday'), '1990')
    await user.click(screen.getByLabelText('sure'))
    await user.click(button('submit'))
    expect(title()).toHaveTextContent('Who')
    expect(screen.getByLabelText('name')).toHaveFocus()
    expect(screen.getByLabelText('name')).toHaveAccessibleDescription('alike')
    expect(host.faults()).toEqual(['alike'])
    expect(host.calls).toEqual([])
  })

  it('says at its button why the platform refused, and keeps everything', async () => {
    const { user } = await playForm(block, {
      copy,
      answers: {
        transfer: () => {
          throw failure('refused', 'Not today', 'transfer')
        },
      },
    })
    await user.type(screen.getByLabelText('name'), 'Kim')
    await user.click(button('Next'))
    await user.type(screen.getByLabelText('birthday'), '1990')
    await user.click(screen.getByLabelText('sure'))
    await user.click(button('submit'))
    expect(await screen.findByText('Not today')).toBeInTheDocument()
    expect(screen.getByLabelText('birthday')).toHaveValue('1990')
  })
})

describe('a form of pages that is left', () => {
  function playApp(transfer: TestAnswer = {}) {
    const host = createTestHost({ copy, user: { id: '1' }, answers: { transfer } })
    const overlays = createOverlays()
    const plan = planOf([block])
    const App = ({ shown }: { readonly shown: boolean }) => (
      <InEnglish>
        <UiProvider overlays={overlays}>
          <RendererProvider host={host}>{shown && <Screen plan={plan} query={{}} active />}</RendererProvider>
        </UiProvider>
      </InEnglish>
    )
    const app = render(<App shown />)
    return {
      host,
      overlays,
      show: async (shown: boolean) => {
        app.rerender(<App shown={shown} />)
        await settle()
      },
    }
  }

  async function fillFirst(user: ReturnType<typeof userEvent.setup>) {
    await settle()
    await user.type(screen.getByLabelText('name'), 'Lee')
    await user.type(screen.getByLabelText('secret'), 'pass')
    await user.click(button('Next'))
    await user.type(screen.getByLabelText('paper'), 'P1')
  }

  it('goes a page back by the phone, and leaves from the first', async () => {
    const { overlays } = playApp()
    await fillFirst(userEvent.setup())
    expect(overlays.takesBack()).toBe(true)
    act(() => void overlays.closeTop())
    expect(title()).toHaveTextContent('Who')
    expect(title()).toHaveFocus()
    expect(overlays.takesBack()).toBe(false)
    cleanup()
  })

  it('is empty when it is come back to after what was on its way has been sent', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { show } = playApp(() => promise)
    const user = userEvent.setup()
    await fillFirst(user)
    await user.click(button('Next'))
    await user.type(screen.getByLabelText('birthday'), '1990')
    await user.click(screen.getByLabelText('sure'))
    await user.click(button('submit'))
    await show(false)
    resolve({})
    await settle()
    await show(true)
    expect(title()).toHaveTextContent('Who')
    expect(screen.getByLabelText('name')).toHaveValue('')
  })

  it('has what was typed when it is come back to, without the password, and nothing once the member is gone', async () => {
    const { host, show } = playApp()
    await fillFirst(userEvent.setup())
    await show(false)
    await show(true)
    expect(title()).toHaveTextContent('Papers')
    expect(screen.getByLabelText('paper')).toHaveValue('P1')
    await userEvent.click(button('Back'))
    expect(screen.getByLabelText('name')).toHaveValue('Lee')
    expect(screen.getByLabelText('secret')).toHaveValue('')

    act(() => {
      host.session.set({ ...host.session.getSnapshot(), loggedIn: false })
      host.user.set(undefined)
    })
    await show(false)
    await show(true)
    expect(title()).toHaveTextContent('Who')
    expect(screen.getByLabelText('name')).toHaveValue('')
  })
})
