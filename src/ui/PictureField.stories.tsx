import type { Meta, StoryObj } from '@storybook/react-vite'
import { avatarUrls } from './avatars.ts'
import { PictureField } from './PictureField.tsx'

const meta = {
  component: PictureField,
  args: {
    label: '프로필 사진',
    hint: 'GIF, PNG 파일만 올릴 수 있습니다.',
    src: avatarUrls[2] ?? '',
    choose: '사진 선택',
    onChoose: () => undefined,
  },
} satisfies Meta<typeof PictureField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Pending: Story = { args: { src: undefined } }
export const Missing: Story = { args: { src: '' } }
export const Wrong: Story = { args: { required: true, error: '사진을 선택해 주세요.' } }
export const Broken: Story = { args: { src: 'gone.png' } }
export const Busy: Story = { args: { busy: true } }
