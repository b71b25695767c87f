import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { WithState } from './testing/WithState.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  component: TextField,
  args: { label: '아이디', value: '', placeholder: '영문·숫자 6~16자', autoComplete: 'username' },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, onChange) => <TextField {...args} value={value} onChange={args.readOnly ? undefined : onChange} />}
    </WithState>
  ),
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'demo01' } }
export const WithHint: Story = { args: { hint: '가입 후에는 바꿀 수 없습니다.' } }
export const Invalid: Story = { args: { value: 'ab', error: '아이디는 6자 이상이어야 합니다.' } }
export const Optional: Story = { args: { label: '추천인 코드', labelNote: '(선택)', placeholder: '' } }
export const ReadOnly: Story = {
  args: { label: '예금주', value: '홍길동', readOnly: true, hint: '본인 명의 계좌로만 출금됩니다.' },
}
export const Disabled: Story = { args: { value: 'demo01', disabled: true } }
export const Lines: Story = { args: { label: '신청 내용', rows: 4, placeholder: '활동 채널과 경력을 적어 주세요' } }
export const Offers: Story = {
  args: { label: '받는 회원', autoComplete: 'off', offers: ['agent01', 'sungmin7'] },
  async play({ canvasElement }) {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('받는 회원')
    await expect([...(input.list?.options ?? [])].map(({ value }) => value)).toEqual(['agent01', 'sungmin7'])
  },
}
export const Marks: Story = {
  args: { label: '휴대폰', type: 'tel', inputMode: 'tel', before: '+82', value: '1012345678' },
}
