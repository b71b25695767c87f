import type { Meta, StoryObj } from '@storybook/react-vite'
import { avatarUrls } from './avatars.ts'
import { FileRow, FilesField, type FileRowProps } from './FilesField.tsx'

const meta = {
  component: FilesField,
  args: {
    label: '신분증 앞면',
    limits: 'JPG, PNG, PDF · ≤ 5 MB · ≤ 3',
    choose: '앞면 추가',
    accept: 'image/*,application/pdf',
    multiple: true,
    onChoose: () => undefined,
    children: null,
  },
} satisfies Meta<typeof FilesField>
export default meta
type Story = StoryObj<typeof meta>

const row: FileRowProps = {
  name: 'passport-front.jpg',
  picture: avatarUrls[2] ?? '',
  isSending: false,
  retry: '다시 시도',
  remove: '앞면 1 삭제',
  onRemove: () => undefined,
}
const long = { ...row, name: '주민등록증-앞면-2026-11-20-14-00-00-아주-긴-파일-이름.pdf', picture: '' }

export const Empty: Story = {}
export const Wrong: Story = { args: { required: true, error: 'JPG, PNG, PDF 파일만 올릴 수 있어요.' } }
export const Disabled: Story = { args: { disabled: true, hint: '지금은 잠시 이용하실 수 없어요.' } }
export const Sending: Story = {
  args: {
    children: (
      <>
        <FileRow {...row} isSending />
        <FileRow {...long} isSending share={0.42} />
      </>
    ),
  },
}
export const Stored: Story = {
  args: {
    children: (
      <>
        <FileRow {...row} />
        <FileRow {...long} />
      </>
    ),
  },
}
export const Failed: Story = {
  args: {
    children: <FileRow {...long} error="파일을 올리지 못했어요. 다시 시도해 주세요." onRetry={() => undefined} />,
  },
}
