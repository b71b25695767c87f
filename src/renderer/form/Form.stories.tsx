import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failure } from '../testing/createTestHost.ts'
import { FormScreen } from './testing/FormScreen.tsx'
import { depositAnswers, depositForm, depositSources, papersForm, registerForm } from './testing/storyForms.ts'

const meta = {
  title: 'renderer/form/Form',
  component: FormScreen,
  args: { block: depositForm, locale: 'kor', sources: depositSources, answers: depositAnswers },
} satisfies Meta<typeof FormScreen>
export default meta
type Story = StoryObj<typeof meta>

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Default: Story = {}

export const Filled: Story = {
  async play({ canvasElement }) {
    const form = page(canvasElement)
    // The first story that needs forms waits for their code.
    await userEvent.click(await form.findByRole('radio', { name: /국민은행/ }, { timeout: 20_000 }))
    await userEvent.type(await form.findByLabelText('입금 금액'), '1500000')
    await expect(form.getByText('150만')).toBeVisible()
    await userEvent.click(form.getByRole('combobox', { name: /은행/ }))
    await userEvent.click(await form.findByRole('radio', { name: 'KB' }))
    await waitFor(() => expect(form.queryByRole('dialog')).toBeNull())
  },
}

export const Wrong: Story = {
  async play({ canvasElement }) {
    const form = page(canvasElement)
    await form.findByRole('radio', { name: /국민은행/ })
    await userEvent.click(await form.findByRole('button', { name: '입금 신청' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(1))
  },
}

export const Review: Story = {
  async play(context) {
    await Filled.play?.(context)
    const form = page(context.canvasElement)
    await userEvent.click(form.getByRole('button', { name: '입금 신청' }))
    await expect(await form.findByText('₩1,500,000')).toBeVisible()
  },
}

export const Loading: Story = {
  args: {
    answers: {
      getPayBank: async () => new Promise(() => undefined),
      getBankList: async () => new Promise(() => undefined),
    },
  },
}

export const LoadFailed: Story = {
  args: {
    answers: {
      ...depositAnswers,
      getPayBank: () => {
        throw failure('network', '', 'getPayBank')
      },
    },
  },
}

export const Closed: Story = { args: { open: false } }
export const Offline: Story = { args: { online: false } }
export const Unsupported: Story = {
  args: {
    block: {
      ...depositForm,
      fields: { ...depositForm.fields, bank: { label: { c: 'recharge.bank' }, widget: 'fingerprint' as 'text' } },
    },
  },
}

export const Register: Story = { args: { block: registerForm, sources: {}, answers: {} } }
export const RegisterWrong: Story = {
  ...Register,
  async play({ canvasElement }) {
    const form = page(canvasElement)
    await userEvent.click(await form.findByRole('button', { name: '회원가입' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(3))
  },
}
export const English: Story = { args: { ...Register.args, locale: 'en' } }
export const Chinese: Story = { args: { ...Register.args, locale: 'cn' } }

export const Papers: Story = { args: { block: papersForm } }

export const PapersWrong: Story = {
  args: { block: papersForm },
  async play({ canvasElement }) {
    const form = page(canvasElement)
    await userEvent.click(await form.findByRole('button', { name: '보내는 계좌 추가' }, { timeout: 20_000 }))
    await userEvent.keyboard('12')
    await userEvent.click(form.getByRole('button', { name: '입금 신청' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3))
    const [first] = form.getAllByLabelText('계좌번호')
    await expect(first).toHaveFocus()
  },
}
