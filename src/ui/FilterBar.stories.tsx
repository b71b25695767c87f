import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterBar } from './FilterBar.tsx'
import { SelectField } from './SelectField.tsx'

const chip = (label: string, chosen: string) => (
  <SelectField compact label={label} value="1" options={[{ value: '1', label: chosen }]} onChange={() => undefined} />
)

const meta = {
  component: FilterBar,
  args: {
    label: '필터',
    children: (
      <>
        {chip('플랫폼', '전체 플랫폼')}
        {chip('기간', '최근 30일')}
        {chip('종류', '입금')}
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const TooMany: Story = {
  args: {
    children: (
      <>
        {chip('플랫폼', 'Evolution Gaming')}
        {chip('기간', '최근 30일')}
        {chip('종류', '게임에서 지갑으로')}
      </>
    ),
  },
}
